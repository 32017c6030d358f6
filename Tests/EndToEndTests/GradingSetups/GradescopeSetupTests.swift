import Foundation
import Testing

@Suite("The setup for Gradescope", .serialized)
struct GradescopeSetupTests {
  private let setup: SetupFolder

  /// Lays the folders out as Gradescope does.
  init() throws {
    setup = try SetupFolder()
    try setup.makeFolder("autograder/results")
    try setup.copySetup("gradescope", to: "autograder/source")
    let config = try setup.text(of: "autograder/source/config.sh")
    try setup.write(
      config.replacing("EXERCISE=02-one-array", with: "EXERCISE=01-the-way-back"),
      to: "autograder/source/config.sh"
    )
    try setup.copy("autograder/source/run_autograder", to: "autograder/run_autograder")
    try setup.copy("navlab", to: "autograder/navlab")
  }

  private func grade(_ learner: String) throws -> CommandRun {
    try setup.copy("submissions/\(learner)", to: "autograder/submission")
    return try setup.bash(
      ["autograder/run_autograder"],
      ["AUTOGRADER_ROOT": "\(setup.path)/autograder"]
    )
  }

  private func results() throws -> Results {
    let text = try setup.text(of: "autograder/results/results.json")
    return try JSONDecoder().decode(Results.self, from: Data(text.utf8))
  }

  private struct Results: Decodable {
    var output: String
    var score: Double?
    var tests: [Test]

    struct Test: Decodable {
      var score: Double
      var visibility: String
    }
  }

  @Test("A correct submission gets its points")
  func right() throws {
    let run = try grade("ada")
    #expect(run.status == 0, "\(run.errors)")
    let results = try results()
    #expect(results.tests.reduce(0) { $0 + $1.score } == 4)
    #expect(results.output.hasPrefix("All "))
  }

  @Test("A submission without the file gets no points, with a reason")
  func missing() throws {
    #expect(try grade("eve").status == 0)
    let results = try results()
    #expect(results.tests.reduce(0) { $0 + $1.score } == 0)
    #expect(results.output.contains("There is no .nav file"))
  }

  @Test("When the grader itself fails, there are no results and so no mark")
  func fault() throws {
    try setup.write(program: "#!/bin/sh\nexit 70\n", to: "autograder/navlab/navlab")
    #expect(try grade("ada").status == 70)
    #expect(!setup.exists("autograder/results/results.json"))
  }

  @Test("The image is made with a toolchain and NavLab, and is closed to others")
  func image() throws {
    let run = try makeImage()
    #expect(run.status == 0, "\(run.errors)")
    let calls = try setup.text(of: "calls").replacing(setup.path, with: "DIR").split(
      separator: "\n"
    )
    #expect(calls[0] == "apt-get update -qq")
    #expect(calls[1].hasPrefix("apt-get install -y -qq --no-install-recommends binutils "))
    #expect(calls[2].contains("https://download.swift.org/swift-6.2-release/"))
    #expect(calls[2].contains("/swift-6.2-RELEASE/swift-6.2-RELEASE-"))
    #expect(calls[3] == "tar -xz -C DIR/swift --strip-components 1")
    #expect(
      calls[4]
        == "git clone --quiet --depth 1 https://github.com/your-school/navlab DIR/autograder/navlab"
    )
    #expect(calls[5] == "navlab --version")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: "\(setup.path)/autograder/source"
    )
    #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
  }

  /// Runs `setup.sh` where the programs that would change the machine only say what they were asked.
  private func makeImage() throws -> CommandRun {
    try FileManager.default.removeItem(atPath: "\(setup.path)/autograder/navlab")
    try setup.makeFolder("stubs")
    for name in ["apt-get", "curl", "tar", "git"] {
      let clone = """
        mkdir -p "$AUTOGRADER_ROOT/navlab/Exercises"
        printf '#!/bin/sh\\necho "navlab $*" >>"$CALLS"\\n' >"$AUTOGRADER_ROOT/navlab/navlab"
        chmod +x "$AUTOGRADER_ROOT/navlab/navlab"
        """
      try setup.write(
        program:
          "#!/bin/sh\n\(name == "tar" ? "cat >/dev/null\n" : "")echo \"\(name) $*\" >>\"$CALLS\"\n"
          + (name == "git" ? clone : ""),
        to: "stubs/\(name)"
      )
    }
    return try setup.bash(
      ["autograder/source/setup.sh"],
      [
        "AUTOGRADER_ROOT": "\(setup.path)/autograder", "CALLS": "\(setup.path)/calls",
        "SWIFT_HOME": "\(setup.path)/swift", "PATH": "\(setup.path)/stubs:/usr/bin:/bin",
      ]
    )
  }
}
