/** The facts of a demo certificate as a table; the numbers are plainly samples. */
export const writePermitSheet = (facts: {
  number: string;
  issuer: string;
  scope: string;
  issued: string;
  until: string;
}): string => `<table>
<tbody>
<tr><th>شمارهٔ نمونه</th><td>${facts.number}</td></tr>
<tr><th>صادرکننده</th><td>${facts.issuer}</td></tr>
<tr><th>دامنه</th><td>${facts.scope}</td></tr>
<tr><th>تاریخ صدور</th><td>${facts.issued}</td></tr>
<tr><th>اعتبار تا</th><td>${facts.until}</td></tr>
</tbody>
</table>`;
