import com.microsoft.playwright.*;
import com.microsoft.playwright.junit.*;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

@UsePlaywright(OrderTest.ShopOptions.class)
public class OrderTest {
  public static class ShopOptions implements OptionsFactory {
    @Override
    public Options getOptions() {
      return new Options()
          .setBaseUrl("http://localhost:4870")
          .setContextOptions(new Browser.NewContextOptions().setViewportSize(800, 520))
          .setLaunchOptions(new BrowserType.LaunchOptions().setSlowMo(300))
          .setTrace(Options.Trace.RETAIN_ON_FAILURE);
    }
  }

  @Test
  void showsAllTeas(Page page) {
    page.navigate("/");
    assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(3))).hasCount(6);
  }

  @Test
  void thanksForTheOrder(Page page) {
    page.route("**/api/stock", route -> route.fulfill(new Route.FulfillOptions()
        .setContentType("application/json").setBody("{\"Assam\": 3, \"Gyokuro\": 3}")));
    page.navigate("/");
    for (String tea : new String[] {"Assam", "Gyokuro"}) {
      Locator card = page.getByRole(AriaRole.LISTITEM).filter(new Locator.FilterOptions().setHasText(tea));
      card.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Add to cart")).click();
    }
    page.getByLabel("Name").fill("Ada");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Place order")).click();
    assertThat(page.getByRole(AriaRole.STATUS)).hasText("Thank you, Ada");
  }
}
