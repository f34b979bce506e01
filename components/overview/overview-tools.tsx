import Form from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { VerdictIcon } from "@/components/admission/verdict";
import { ButtonLink } from "@/components/ui/button";
import { ChipLink, Chips } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { formatNumber } from "@/lib/format/number";
import { ANSWERS, type ProjectList, type ProjectListQuery } from "@/lib/schema/project-list";
import { keptParams, overviewPath } from "./overview-path";
import styles from "./overview-tools.module.css";
import { SearchInput } from "./search-input";
import { SortMenu } from "./sort-menu";
import { totalOf } from "./total-of";

/** Search, filter and order, all of it in the address. */
export function OverviewTools({ query, counts }: { query: ProjectListQuery; counts: ProjectList["counts"] }) {
  const t = useTranslations("overview");
  const verdict = useTranslations("common.verdict");
  const locale = useLocale();
  const count = (value: number) => formatNumber(value, locale);
  const shown = query.verdict ? counts[query.verdict] : totalOf(counts);
  return (
    <div className={styles.tools}>
      <Form action="/" scroll={false} className={styles.search} role="search">
        <button type="submit" aria-label={t("search")}>
          <Icon name="search" />
        </button>
        <SearchInput value={query.search} label={t("searchHint")} />
        {keptParams(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Form>
      <Chips label={t("filter")}>
        <ChipLink
          href={overviewPath(query, { verdict: undefined })}
          pressed={!query.verdict}
          count={count(totalOf(counts))}
        >
          {t("all")}
        </ChipLink>
        {ANSWERS.map((answer) => (
          <ChipLink
            key={answer}
            href={overviewPath(query, { verdict: answer })}
            pressed={query.verdict === answer}
            count={count(counts[answer])}
            icon={<VerdictIcon answer={answer} />}
          >
            {verdict(answer)}
          </ChipLink>
        ))}
      </Chips>
      <VisuallyHidden>
        <span role="status">{t("shown", { count: shown })}</span>
      </VisuallyHidden>
      <div className={styles.actions}>
        <SortMenu query={query} />
        <ButtonLink href="/projects/new" variant="primary">
          {t("newProject")}
        </ButtonLink>
      </div>
    </div>
  );
}
