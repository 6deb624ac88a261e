import com.microsoft.playwright.*;
import com.microsoft.playwright.options.AriaRole;

public class OrderTea {
  public static void main(String[] args) {
    try (Playwright playwright = Playwright.create()) {
      Browser browser = playwright.chromium().launch();
      Page page = browser.newPage(new Browser.NewPageOptions().setViewportSize(null));
      page.navigate("http://localhost:4870/");
      page.getByLabel("Name").fill("Ada");
      page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Assam")).click();
      page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Gyokuro")).click();
    }
  }
}
