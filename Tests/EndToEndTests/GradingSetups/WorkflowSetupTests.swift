import Foundation
import Testing
import Yams

@Suite("The setup for GitHub Actions", .serialized)
struct WorkflowSetupTests {
  private let setup: SetupFolder
  private let workflow: Workflow

  init() throws {
    setup = try SetupFolder()
    let text = try String(
      contentsOfFile: "\(Products.root)/Docs/Grading/github/grade-class.yml",
      encoding: .utf8
    )
    workflow = try YAMLDecoder().decode(Workflow.self, from: text)
  }

  private struct Workflow: Decodable {
    var permissions: [String: String]
    var env: [String: String]
    var jobs: [String: Job]
  }

  private struct Job: Decodable {
    var env: [String: String]?
    var needs: String?
    var strategy: Strategy?
    var steps: [Step]
  }

  private struct Strategy: Decodable {
    var matrix: [String: [String]]
  }

  private struct Step: Decodable {
    var name: String?
    var uses: String?
    var run: String?
    var with: [String: String]?
  }

  @Test("The jobs grade a class in shares and leave a gradebook")
  func jobs() throws {
    let grading = try #require(workflow.jobs["grade"])
    let shards = try #require(grading.strategy?.matrix["shard"])
    for shard in shards {
      try perform(
        grading,
        [
          "inputs.exercise": "1", "matrix.shard": shard, "strategy.job-total": "\(shards.count)",
          "vars.NAVLAB_REPOSITORY": "school/navlab",
        ]
      )
    }
    let joining = try #require(workflow.jobs["gradebook"])
    #expect(joining.needs == "grade")
    try perform(joining, ["inputs.exercise": "1", "vars.NAVLAB_REPOSITORY": "school/navlab"])

    #expect(try setup.marks(in: "uploads/gradebook/gradebook.csv") == SetupFolder.marks)
    #expect(try setup.text(of: "uploads/gradebook/gradebook.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try setup.text(of: "uploads/gradebook/junit.xml").contains("<testsuite name=\"ada\""))
    let summary = try setup.text(of: "summary.md").split(separator: "\n")
    #expect(summary.allSatisfy { $0.hasPrefix("    ") })
    #expect(summary.contains { $0.hasSuffix("solved            ada") })
  }

  @Test("The workflow has only read access, and pastes no input into a command")
  func safety() {
    #expect(workflow.permissions == ["contents": "read"])
    let commands = workflow.jobs.values.flatMap(\.steps).compactMap(\.run)
    #expect(commands.count == 5)
    #expect(commands.filter { $0.contains("${{") } == [])
  }

  /// Does what a runner does with a job.
  private func perform(_ job: Job, _ values: [String: String]) throws {
    func filled(_ text: String) throws -> String {
      let filled = text.replacing(/\$\{\{ ([a-zA-Z_.-]+) \}\}/) { values[String($0.1)] ?? "?" }
      #expect(!filled.contains("?"), "an expression has no value: \(text)")
      return filled
    }
    var environment = ["GITHUB_STEP_SUMMARY": "\(setup.path)/summary.md"]
    for (name, value) in workflow.env.merging(job.env ?? [:], uniquingKeysWith: { $1 }) {
      environment[name] = try filled(value)
    }
    for step in job.steps {
      if let command = step.run {
        let run = try setup.bash(["-e", "-o", "pipefail", "-c", command], environment)
        #expect(run.status == 0, "\(step.name ?? command): \(run.errors)")
        continue
      }
      let options = try (step.with ?? [:]).mapValues(filled)
      try use(try #require(step.uses), options)
    }
  }

  /// Does what an action of GitHub's own does.
  private func use(_ action: String, _ options: [String: String]) throws {
    switch action {
    case "actions/checkout@v4": break
    case "actions/upload-artifact@v4":
      try setup.makeFolder("uploads")
      try setup.copy(try #require(options["path"]), to: "uploads/\(try #require(options["name"]))")
    case "actions/download-artifact@v4":
      #expect(options["pattern"] == "results-*")
      try setup.makeFolder(try #require(options["path"]))
      let uploads = try FileManager.default.contentsOfDirectory(atPath: "\(setup.path)/uploads")
      for name in uploads where name.hasPrefix("results-") {
        try setup.copy("uploads/\(name)", to: "\(try #require(options["path"]))/\(name)")
      }
    default: Issue.record("nobody knows the action '\(action)'")
    }
  }
}
