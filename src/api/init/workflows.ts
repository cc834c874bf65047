/** Released commits of actions that are not ours, so that nobody can change under their users what they run. */
const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
/** Our own action by its major version, which only ever gains. */
const ACTION = "llmc-nav/llmc-nav@v1";

/** The workflow that reviews pull requests. `branch` is the default branch, whose runs fill the cache. */
export function reviewWorkflow(branch: string): string {
  return `# Tells every pull request what it breaks: one comment, kept up to date.
name: llmc-nav
on:
  pull_request:
  # The index of the default branch is kept, so that pull requests read only what they change.
  push:
    branches: [${branch}]
permissions:
  contents: read
concurrency:
  group: llmc-nav-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  review:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 2 # the merge commit and its parents
          persist-credentials: false
      - uses: ${ACTION}
        with:
          fail-on: never # broken: fail the job when something breaks
          # comment: problems # comment only when something is broken; default: whenever code changed
`;
}

/** The workflow that holds the stored index against the default branch every night. */
export function auditWorkflow(): string {
  return `# Every night: is what is stored about this repository still true? One issue is open while it is not.
name: llmc-nav audit
on:
  schedule:
    - cron: "17 4 * * *"
  workflow_dispatch:
permissions:
  contents: read
# Two audits at once would only repeat each other.
concurrency:
  group: llmc-nav-audit
jobs:
  audit:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read
      issues: write # the issue
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 0 # symbols are followed from the commit that the index was made of
          persist-credentials: false
      - uses: ${ACTION}
        with:
          mode: audit
          index: build # brings a stale index up to date and keeps it in the cache; check only says that it is stale
          stale-policy: warn # fail: fail the job while the index is not fresh
`;
}

/** The workflow that answers questions in comments. */
export function commandsWorkflow(): string {
  return `# Answers "/llmc where-used Auth.login" in a comment, to people with write access, about the default branch.
name: llmc-nav commands
on:
  issue_comment:
    types: [created]
permissions: {}
jobs:
  answer:
    if: contains(github.event.comment.body, '/llmc')
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      issues: write # the reply on an issue
      pull-requests: write # the reply on a pull request
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - uses: ${ACTION}
`;
}
