import { PhraseFinder } from "./query-phrases.ts";
import { type QuerySign, weightedWords, wordSign } from "./query-sign.ts";

const SUBJECTS = weightedWords([
  [
    2.5,
    "faq, tutorial, documentation, docs, guide, how-to, howto, changelog, release notes, roadmap, glossary, code of conduct, license, licence, licensing, getting started, quickstart, best practices, best practice, meeting notes, cheat sheet, readme, user manual, handbook, whitepaper, onboarding, troubleshooting, runbook, style guide, read about, contributing, checklist, minutes of, terms of service, privacy policy",
  ],
  [
    1.5,
    "how do i, how can i, how should i, how do we, do i have to, do i need, should i, can i, may i, where do i, what is the difference, what does it mean, overview, architecture, policy, requirement, prerequisite, install, installation, installing, upgrade, upgrading, deploy, deployment, deploying, configure, configuring, configuration, explain, introduction, concept, design pattern, design decision, release process, pull request, contribute, contributor, community, supported, rate limit, pricing, sla, consideration, resource, convention, recommended, limitation, strategy, procedure, summary, schedule, plan, agenda, proposal, vision, mission, announcement, timeline, incident, postmortem, best way to, the function of, committee, governance, maintainer, sponsor, newcomer",
  ],
]);
const MANNERS = weightedWords([
  [
    0.8,
    "i need, i want, i get, i have, how to, what is, what are, what, why, when, which, who, does, do, is there, are there, where can i, learn, understand, about, example, process, setup, user, team, customer, use, using, your, my, our, we, work, works, support, version",
  ],
]);
const SUBJECT_PHRASES = new PhraseFinder(SUBJECTS);
const MANNER_PHRASES = new PhraseFinder(MANNERS);
const MOST_BY_SUBJECTS = 3.5;
/** Many words of asking are no more than one question. */
const MOST_BY_MANNERS = 1.2;
const QUESTION = /^(?:how|what|why|when|which|who|where|does|do|is|are|can|could|should|will|would)\b.*\?\s*$/is;

/** Everything in a query that speaks for documentation. */
export function docsSigns(text: string, lowered: readonly string[]): QuerySign[] {
  const signs: QuerySign[] = [];
  const subjects = wordSign("docs", "docs-words", SUBJECT_PHRASES.find(lowered), SUBJECTS, MOST_BY_SUBJECTS);
  if (subjects) signs.push(subjects);
  const manners = wordSign("docs", "docs-asking", MANNER_PHRASES.find(lowered), MANNERS, MOST_BY_MANNERS);
  if (manners) signs.push({ ...manners, isManner: true });
  if (QUESTION.test(text)) signs.push({ route: "docs", weight: 1, reason: "docs-question", isManner: true });
  return signs;
}
