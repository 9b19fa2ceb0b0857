import { test } from "@playwright/test";

for (const locale of ["en-GB", "fr-FR"]) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 }, colorScheme: "light" });

    test("list of compartments", async ({ page }) => {
      await page.goto("/lockers/lk_0042/compartments");
      await page.getByRole("table").screenshot({
        path: `static/img/compartments.${locale}.png`,
        animations: "disabled",
      });
    });
  });
}
