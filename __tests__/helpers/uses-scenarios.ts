import { expect, it } from "vitest";
import { CodeProject, linesOf } from "./code-project.ts";

/** The title, the target and the files. Every line that uses the target has the trailing comment `uses`; other lines must not be found. */
export type Scenario = readonly [title: string, target: string, files: Readonly<Record<string, string>>];

/** One test for each scenario: the uses that are exact or likely are the marked lines. */
export function testScenarios(scenarios: readonly Scenario[]): void {
  it.each(scenarios)("%s", async (_, target, files) => {
    const project = await CodeProject.of(files);
    const uses = project.uses(target).filter((use) => use.confidence !== "possible");
    expect(linesOf(uses).sort()).toEqual(project.markedLines().sort());
  });
}
