import { brand } from "@shanyraq/brand";
import { href } from "@shanyraq/routes";
import { FaqList } from "@shanyraq/ui/content/FaqList.tsx";
import { GoalCards } from "@shanyraq/ui/content/products/GoalCards.tsx";
import { HomeHero } from "@shanyraq/ui/content/HomeHero.tsx";
import { NewsCard } from "@shanyraq/ui/content/news/NewsCard.tsx";
import { NewsPicture } from "@shanyraq/ui/content/news/NewsPicture.tsx";
import { PriceSlip } from "@shanyraq/ui/content/products/PriceSlip.tsx";
import { ProductCard } from "@shanyraq/ui/content/products/ProductCard.tsx";
import { QuickTools } from "@shanyraq/ui/content/QuickTools.tsx";
import { ReviewList } from "@shanyraq/ui/content/ReviewList.tsx";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { StepList } from "@shanyraq/ui/content/StepList.tsx";
import { TrustStrip } from "@shanyraq/ui/content/TrustStrip.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { Container, Grid, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import dynamic from "next/dynamic";
import { useIntl } from "react-intl";
import { siteName } from "../../brand.ts";
import type { PageProps } from "../../build/page-props.ts";
import { callMe } from "../../shell/call-me.ts";
import { SectionGuard } from "../../shell/SectionGuard.tsx";
import { Seo } from "../../seo/Seo.tsx";
import { useFresh } from "../../calls/useFresh.ts";
import { WhenInView } from "../../browser/WhenInView.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { goalsOf } from "./parts/goals.ts";

/** The chooser of goals and the calculators behind it come after what everybody reads; their place is kept for them. */
const HomeHelpers = dynamic(() => import("./parts/HomeHelpers.tsx").then((module) => module.HomeHelpers), {
  ssr: false,
  loading: () => <Skeleton $height="56rem" />,
});

const NO_BREAK_SPACE = "\u00a0";

const tools = [
  ["home.tools.pay", "payment"],
  ["home.tools.checkPolis", "checkPolis"],
  ["home.tools.checkStatus", "checkStatus"],
  ["home.tools.cabinet", "cabinetReports"],
] as const;
const steps = ["calculate", "sign", "pay", "policy"] as const;

/** Everything a visitor may come for; each band can be done without. */
export function Screen({ first: shown, all, news: builtNews, faqs: builtFaqs, slides, reviews, ratings }: PageProps["home"]) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const calculatorHref = (slug: string) => href("calculate", locale, { slug });
  const productHref = (slug: string) => href("product", locale, { slug });
  const news = useFresh("newsMainPage", "/news/mainPage", { data: [...builtNews] }).data;
  const faqs = useFresh("faqs", "/faqs", { data: [...builtFaqs] }).data;
  const products = all.filter(({ slug }) => shown.includes(slug));
  const first = products.find(({ calculator }) => calculator);
  return (
    <>
      <Seo route="home" title={siteName[locale]} description={formatMessage({ id: "content.hero.lead" })} feed />
      <HomeHero
        calculatorHref={first ? calculatorHref(first.slug) : href("products", locale)}
        productsHref={href("products", locale)}
        side={<PriceSlip products={products} calculatorHref={calculatorHref} />}
      />
      <Section $tight>
        <Container>
          <Stack $gap={2}>
            <SectionHead title={formatMessage({ id: "home.tools.title" })} />
            <QuickTools
              tools={[
                ...tools.map(([id, name]) => ({ name: formatMessage({ id }), href: href(name, locale) })),
                { name: formatMessage({ id: "home.tools.claim" }), href: href("content", locale, { slug: "how-to-claim" }) },
                { name: formatMessage({ id: "home.tools.call" }), onPress: () => callMe.ask("contacts") },
              ]}
            />
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack $gap={3}>
            <SectionHead title={formatMessage({ id: "content.goals.title" })} />
            <GoalCards
              goals={goalsOf(products).map(({ id, emblem, products: ways }) => ({
                id,
                emblem,
                title: formatMessage({ id: `content.goals.${id}.title` }),
                text: formatMessage({ id: `content.goals.${id}.text` }),
                links:
                  ways.length > 0
                    ? ways.map(({ name, slug }) => ({ name, href: productHref(slug) }))
                    : [{ name: formatMessage({ id: "content.products.all" }), href: href("products", locale) }],
              }))}
            />
          </Stack>
        </Container>
      </Section>
      <Section $tight>
        <Container>
          <Stack $gap={3}>
            <SectionHead
              title={formatMessage({ id: "content.products.title" })}
              more={{ name: formatMessage({ id: "content.products.all" }), href: href("products", locale) }}
            />
            <Grid $min="max(20rem, 30%)" $row>
              {products.map((product) => (
                <ProductCard
                  key={product.slug}
                  level={3}
                  product={product}
                  pageHref={productHref(product.slug)}
                  calculatorHref={calculatorHref(product.slug)}
                  phoneHref={telOf(company.phone)}
                />
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
      <SectionGuard>
        <Section>
          <Container>
            <WhenInView before={<Skeleton $height="56rem" />}>
              <HomeHelpers slides={slides} products={all} />
            </WhenInView>
          </Container>
        </Section>
      </SectionGuard>
      <Section>
        <Container>
          <Stack $gap={3}>
            <SectionHead title={formatMessage({ id: "content.how.title" })} />
            <StepList
              steps={steps.map((step) => ({
                name: formatMessage({ id: `content.how.${step}` }),
                text: formatMessage({ id: `content.how.${step}.text` }),
              }))}
            />
          </Stack>
        </Container>
      </Section>
      <Section $tight data-surface="deep">
        <Container>
          <Stack $gap={3}>
            <SectionHead title={formatMessage({ id: "content.trust.title" })} />
            <TrustStrip
              facts={[
                { term: formatMessage({ id: "content.trust.licence" }), value: company.licence },
                ...ratings.slice(0, 1).map(({ agency, value, scale }) => ({
                  term: formatMessage({ id: "home.trust.ratings" }),
                  value: `${value}, ${agency}. ${scale}`,
                })),
                { term: formatMessage({ id: "content.trust.guarantee" }), value: formatMessage({ id: "content.trust.guarantee.text" }) },
                {
                  term: formatMessage({ id: "content.trust.ombudsman" }),
                  value: (
                    <>
                      {formatMessage({ id: "content.trust.ombudsman.text" })}{" "}
                      <TextLink href={href("insuranceOmbudsman", locale)}>{formatMessage({ id: "content.trust.ombudsman.link" })}</TextLink>
                    </>
                  ),
                },
              ]}
            />
          </Stack>
        </Container>
      </Section>
      <SectionGuard>
        {news.length > 0 && (
          <Section>
            <Container>
              <Stack $gap={3}>
                <SectionHead
                  title={formatMessage({ id: "content.news.title" })}
                  more={{ name: formatMessage({ id: "content.news.all" }), href: href("news", locale) }}
                />
                <Grid $min="max(20rem, 30%)" $gap={5} $row>
                  {news.map((item) => (
                    <NewsCard
                      key={item.slug}
                      level={3}
                      item={item}
                      picture={<NewsPicture item={item} />}
                      wordsOnPhone
                      href={href("newsItem", locale, { id: item.slug })}
                    />
                  ))}
                </Grid>
              </Stack>
            </Container>
          </Section>
        )}
      </SectionGuard>
      {reviews.length > 0 && (
        <Section>
          <Container>
            <Stack $gap={3}>
              <SectionHead title={formatMessage({ id: "home.reviews.title" })} />
              <ReviewList name={formatMessage({ id: "home.reviews.title" })} reviews={reviews} />
            </Stack>
          </Container>
        </Section>
      )}
      <SectionGuard>
        {faqs.length > 0 && (
          <Section $tight id="faq">
            <Container>
              <Stack $gap={3}>
                <SectionHead title={formatMessage({ id: "content.faq.title" })} />
                <Lead>
                  {formatMessage(
                    { id: "content.faq.lead" },
                    { phone: company.phone.replaceAll(" ", NO_BREAK_SPACE), email: brand.company.email },
                  )}
                </Lead>
                <FaqList items={faqs} />
              </Stack>
            </Container>
          </Section>
        )}
      </SectionGuard>
    </>
  );
}
