import Foundation
import Testing

@Suite("The setup for Classroom 50", .serialized)
struct Classroom50SetupTests {
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first(where: FileManager.default.isExecutableFile)

  @Test(
    "A submission leaves the result that the runner collects",
    .enabled(if: python != nil, "there is no python3 here")
  )
  func result() throws {
    let setup = try SetupFolder()
    try setup.copySetup("classroom50", to: "bundle")
    try setup.write("tap \"Sula\"\ntap \"South Pier\"\n", to: "answer.nav")
    let run = try CommandRun.run(
      ["bundle/autograder.py"],
      in: setup.folder,
      environment: [
        "NAVLAB": "\(setup.path)/navlab/navlab", "NAVLAB_EXERCISE": "1", "CLASSROOM": "navigation",
        "ASSIGNMENT": "the-way-back", "SUBMISSION_TAG": "submit/1", "OWNER": "ada",
        "COMMIT_URL": "https://example.com/c", "RELEASE_URL": "https://example.com/r",
      ],
      program: try #require(Self.python)
    )
    #expect(run.status == 0, "\(run.errors)")
    let result = try JSONDecoder().decode(
      Result.self,
      from: Data(try setup.text(of: "result.json").utf8)
    )
    #expect(result.schema == "classroom50/result/v1")
    #expect(result.owner == "ada")
    #expect(result.score == 4)
  }

  private struct Result: Decodable {
    var schema: String
    var owner: String
    var score: Int
  }
}
