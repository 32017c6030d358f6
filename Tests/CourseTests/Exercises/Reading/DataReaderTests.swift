import Testing

@testable import Course

@Suite("Data files, and checks with other data")
struct DataReaderTests {
  private static func manifest(_ data: String) -> String {
    """
    title: There
    kind: code
    lesson: 01-stacks
    minutes: 5
    checks:
      - name: arrives
        title: Detail is on screen.
        points: 2
        visibility: public
      - name: other
        title: It works with other data.
        points: 1
        visibility: hidden
        \(data)
    hints: [One., Two., Three.]
    """
  }

  private func course(_ data: String) throws -> CourseOnDisk {
    let course = try CourseOnDisk(SampleFiles.course)
    let folder = "Exercises/01-there"
    try course.remove("\(folder)/App.swift")
    try course.remove("\(folder)/Starter/answer.nav")
    try course.write("\(folder)/exercise.yml", Self.manifest(data))
    try course.write(
      "\(folder)/checks.nav",
      "## check arrives\nexpect screen \"Detail\"\n## check other\nexpect screen \"Detail\"\n"
    )
    for answer in ["Starter", "Solution"] {
      try course.write("\(folder)/\(answer)/App.swift", "// TODO\n")
    }
    for answer in ["Alternatives/a", "Alternatives/b"] {
      try course.write("\(folder)/\(answer)/App.swift", "// other\n")
    }
    try course.write("\(folder)/Data/tides.json", "[1]")
    try course.write("\(folder)/Data/towns.json", "[2]")
    try course.write("\(folder)/OtherData/winter/tides.json", "[3]")
    return course
  }

  private func problems(
    _ data: String,
    _ change: (borrowing CourseOnDisk) throws -> Void
  ) throws
    -> String
  {
    let course = try course(data)
    try change(course)
    let name = try course.name("01-there")
    return course.problems { _ = try $0.exercise(name) }
  }

  @Test("Data files are read with their paths, and a check knows which its version replaces")
  func reading() throws {
    let course = try course("data: winter")
    let exercise = try course.catalogue.exercise(try course.name("01-there"))
    let folder = "\(course.path)/Exercises/01-there"
    #expect(
      exercise.data == [
        "tides.json": "\(folder)/Data/tides.json", "towns.json": "\(folder)/Data/towns.json",
      ]
    )
    #expect(exercise.checks[0].data == nil)
    #expect(
      exercise.checks[1].data
        == Exercise.OtherData(
          name: "winter",
          files: ["tides.json": "\(folder)/OtherData/winter/tides.json"]
        )
    )
    #expect(!exercise.contract.markdown.contains("tides.json"), "The check is hidden.")
  }

  @Test("A contract names files with other content; learners get only public checks' files")
  func learners() throws {
    let course = try course("data: winter")
    let folder = "Exercises/01-there"
    let text = Self.manifest("data: winter").replacing("hidden", with: "public")
    try course.write("\(folder)/OtherData/summer/tides.json", "[4]")
    try course.write("\(folder)/exercise.yml", text)
    let exercise = try course.catalogue.exercise(try course.name("01-there"))
    #expect(
      exercise.contract.markdown.contains(
        "NavLab runs your app with different content in `tides.json`."
      )
    )
    let place = "\(course.path)/copy"
    _ = try LearnersCopy(of: course.catalogue).write(to: place)
    let copy = try Catalogue(path: place).exercise(try course.name("01-there"))
    #expect(copy.data.keys.sorted() == ["tides.json", "towns.json"])
    #expect(copy.checks[1].data?.name == "winter")
    #expect(!ContentFolder("\(place)/\(folder)/OtherData").hasEntry("summer"))
  }

  @Test("Other data of private checks is stored with them")
  func privately() throws {
    let course = try course("")
    let folder = "Exercises/01-there"
    try course.write(
      "\(folder)/exercise.yml",
      Self.manifest("") + "\nprivate: {checks: 1, points: 4}"
    )
    try course.write(
      "Private/01-there/checks.yml",
      "checks:\n  - {name: deep, title: Deep, points: 4, data: exam}"
    )
    try course.write("Private/01-there/checks.nav", "## check deep\nexpect path count 3")
    try course.write("Private/01-there/OtherData/exam/towns.json", "[5]")
    let whole = try Catalogue(path: course.path, privateChecks: "\(course.path)/Private")
      .exercise(try course.name("01-there"))
    #expect(
      whole.checks.last?.data?.files == [
        "towns.json": "\(course.path)/Private/01-there/OtherData/exam/towns.json"
      ]
    )
  }

  @Test("Mistakes are reported with their places")
  func mistakes() throws {
    #expect(
      try problems("data: summer") { _ in }
        .hasPrefix("Exercises/01-there/OtherData/summer: this folder cannot be read;")
    )
    #expect(
      try problems("data: ../winter") { _ in } == """
        Exercises/01-there/exercise.yml:14:11: '../winter' cannot be a name; use lower-case letters, digits \
        and dashes
        """
    )
    #expect(
      try problems("data: winter") {
        try $0.write("Exercises/01-there/OtherData/winter/x.json", "")
      }
      .hasSuffix("/OtherData/winter/x.json does not replace any file in Data; rename or remove it")
    )
    #expect(
      try problems("data: winter") { try $0.write("Exercises/01-there/Data/more/x.json", "") }
        .contains("Data/more: data files cannot be in a subfolder;")
    )
  }

  @Test("A version that no check uses belongs to no part of the exercise")
  func unused() throws {
    let course = try course("data: winter")
    try course.write("Exercises/01-there/OtherData/summer/tides.json", "[4]")
    let name = try course.name("01-there")
    let problems = course.problems { catalogue in
      var reader = AnswerKeyReader(exercise: try catalogue.exercise(name))
      _ = try reader.read()
    }
    #expect(problems.contains("OtherData/summer: this is not part of the exercise;"))
    #expect(!problems.contains("winter: this belongs"))
    #expect(!problems.contains("Data: this belongs"))
  }
}
