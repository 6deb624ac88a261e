import {versions} from '../../src/content/versions';
import type {LandingData} from '../types';

export const landing: LandingData = {
  heading: 'Test the web from Java, in every browser engine',
  install: `mvn dependency:get -Dartifact=com.microsoft.playwright:playwright:${versions.stable.releases.java}`,
  sample: {
    language: 'java',
    file: 'ExampleTest.java',
    code: `import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.junit.UsePlaywright;
import org.junit.jupiter.api.Test;

@UsePlaywright
public class ExampleTest {
  @Test
  void hasTitle(Page page) {
    page.navigate("https://example.com/");
    assertThat(page).hasTitle("Example Domain");
  }
}`,
    command: 'mvn test',
    output: ['Tests run: 1, Failures: 0, Errors: 0, Skipped: 0'],
  },
  samplesText:
    'The Java samples are compiled and, wherever possible, run in a real browser, for both the stable and the next version.',
  ways: [
    {
      title: 'Tests with JUnit',
      text: 'The fixtures give each test a new page, run the test in the browser that you choose, and keep traces of failed tests.',
      link: {label: 'Write tests', to: '/docs/writing-tests'},
    },
    {
      title: 'Programs and services',
      text: 'Use the library in any Java program: fill in forms, create PDFs and screenshots, check a deployment, or collect data that no API provides.',
      link: {label: 'Install the library', to: '/docs/intro'},
    },
    {
      title: 'Recorded tests',
      text: 'Click through your application once. The test generator writes Java code with readable locators, and you keep the lines that you need.',
      link: {label: 'Record a test', to: '/docs/codegen-intro'},
    },
  ],
};
