import {linkToSource} from '../linkToSource';
import type {LandingData} from '../types';

/** The landing page. The guides are those of the source edition, until this edition has its own. */
export const landing: LandingData = {
  heading: 'Test the web from Java, in every browser engine',
  install: 'mvn dependency:get -Dartifact=com.microsoft.playwright:playwright:1.55.0',
  sample: {
    language: 'java',
    file: 'ExampleTest.java',
    code: `import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.junit.UsePlaywright;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

@UsePlaywright
class ExampleTest {
  @Test
  void hasTitle(Page page) {
    page.navigate("https://playwright.dev/");

    // Checks that the title contains "Playwright".
    assertThat(page).hasTitle(Pattern.compile("Playwright"));
  }

  @Test
  void getStartedLink(Page page) {
    page.navigate("https://playwright.dev/");

    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Get started")).click();

    assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Installation")))
        .isVisible();
  }
}`,
    command: 'mvn test',
    output: ['Tests run: 2, Failures: 0, Errors: 0, Skipped: 0'],
  },
  start: {label: 'API reference', to: '/docs/api/class-playwright'},
  guide: linkToSource,
  ways: [],
  samplesText: '',
};
