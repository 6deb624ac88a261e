import {junit} from '../../samples/java/jars';
import {indent, toPascalCase, type Recorder} from './recorder';

const sources = 'src/test/java';

export const java: Recorder = {
  folder: sources,
  fileOf: (trace) => `${toPascalCase(trace)}Test.java`,
  filesFor: ({width, height}) => ({
    [`${sources}/TraceOptions.java`]: `import com.microsoft.playwright.Browser;
import com.microsoft.playwright.junit.Options;
import com.microsoft.playwright.junit.OptionsFactory;

public class TraceOptions implements OptionsFactory {
  @Override
  public Options getOptions() {
    return new Options()
        .setTrace(Options.Trace.ON)
        .setContextOptions(new Browser.NewContextOptions().setViewportSize(${width}, ${height}));
  }
}
`,
  }),
  buildFileFor: (library) => [
    'pom.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>exhibit</artifactId>
  <version>1.0</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>com.microsoft.playwright</groupId>
      <artifactId>playwright</artifactId>
      <version>${library}</version>
    </dependency>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>${junit}</version>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>3.14.1</version>
      </plugin>
      <plugin>
        <artifactId>maven-surefire-plugin</artifactId>
        <version>3.5.6</version>
      </plugin>
    </plugins>
  </build>
</project>
`,
  ],
  command: `PLAYWRIGHT_JAVA_SRC=${sources} mvn -B test`,
  testOf: (trace, html, code) => {
    const name = toPascalCase(trace);
    return `import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.*;
import com.microsoft.playwright.assertions.*;
import com.microsoft.playwright.junit.UsePlaywright;
import com.microsoft.playwright.options.*;
import org.junit.jupiter.api.Test;

@UsePlaywright
class ${name}Test {
  @Test
  void ${name[0]!.toLowerCase()}${name.slice(1)}(Page page) {
    page.setContent(
        """
${indent(html, 8)}
        """);
${indent(code, 4)}
  }
}
`;
  },
  record: (test) => test.replace('@UsePlaywright\n', '@UsePlaywright(TraceOptions.class)\n'),
};
