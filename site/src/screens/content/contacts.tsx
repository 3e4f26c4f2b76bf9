import { brand } from "@shanyraq/brand";
import { CityMap } from "@shanyraq/ui/content/CityMap.tsx";
import { FilterBar } from "@shanyraq/ui/content/FilterBar.tsx";
import { OfficeCard } from "@shanyraq/ui/content/OfficeCard.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster, Container, Grid, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useInAddress } from "../../history/useInAddress.ts";
import { useFresh } from "../../calls/useFresh.ts";
import { useNow } from "../../browser/useNow.ts";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { CompanyDetails } from "./parts/CompanyDetails.tsx";
import { MoreOf } from "./parts/MoreOf.tsx";
import { useListed } from "./parts/useListed.ts";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";

const services = ["buy", "claim", "pay", "pension"] as const;

/** Where the company is: the list first, then the map. A city replaces the list, the link of the next page adds to it. */
export function Screen({ page, cities }: PageProps["contacts"]) {
  const { formatMessage } = useIntl();
  const { company } = useCatalogue();
  const now = useNow();
  const { read, write } = useInAddress();
  const city = cities.find(({ id }) => id === read("city"))?.id ?? "";
  const service = services.find((one) => one === read("service")) ?? "";
  const fresh = useFresh("contacts", "/contacts/", page);
  const list = useListed("contacts", city === "" ? fresh : undefined, city === "" ? {} : { id: city });
  const offices = list.items.filter((office) => service === "" || office.services.some((one) => one === service));
  const lead = formatMessage({ id: "lead.contacts" });
  return (
    <>
      <Seo route="contacts" title={formatMessage({ id: "page.contacts" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={5}>
            <PageHead title={formatMessage({ id: "page.contacts" })} lead={lead}>
              <Cluster>
                <Button href={telOf(company.phone)} icon={<Icon name="phone" />}>
                  <CallWords phone={company.phone} />
                </Button>
                <span>{formatMessage({ id: "contacts.callCentre" })}</span>
                <WriteLink />
              </Cluster>
            </PageHead>
            <Stack $gap={2}>
              <FilterBar
                label={formatMessage({ id: "contacts.city" })}
                options={[
                  { value: "", name: formatMessage({ id: "contacts.city.all" }) },
                  ...cities.map(({ id, name }) => ({ value: id, name })),
                ]}
                value={city}
                onChange={(chosen) => write({ city: chosen, pages: "" })}
              />
              <FilterBar
                label={formatMessage({ id: "contacts.service" })}
                options={[
                  { value: "", name: formatMessage({ id: "contacts.service.any" }) },
                  ...services.map((value) => ({ value, name: formatMessage({ id: `contacts.service.${value}` }) })),
                ]}
                value={service}
                onChange={(chosen) => write({ service: chosen })}
              />
            </Stack>
            <Stack $gap={3} aria-busy={list.busy}>
              <SectionHead title={formatMessage({ id: "contacts.list" })} />
              {offices.length === 0 && !list.busy && !list.failed && (
                <EmptyState level={3} title={formatMessage({ id: "contacts.none" })} />
              )}
              <Grid $min="max(20rem, 30%)">
                {offices.map((office) => (
                  <OfficeCard key={office.slug} office={office} now={now} />
                ))}
              </Grid>
              <MoreOf
                list={list}
                shown={formatMessage(
                  { id: "contacts.shown" },
                  { shown: offices.length, total: service === "" ? list.total : offices.length },
                )}
                more={formatMessage({ id: "contacts.more" })}
                failed={formatMessage({ id: "contacts.failed" }, { phone: company.phone, email: brand.company.email })}
              />
            </Stack>
            <Stack $gap={3}>
              <SectionHead title={formatMessage({ id: "contacts.map" })} />
              <CityMap cities={cities} chosen={city} caption={formatMessage({ id: "contacts.map.text" })} />
            </Stack>
            <CompanyDetails />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
