import Foundation

/// The grading of classes, in the time that one submission takes.
struct ClassTimes {
  var laboratory: Laboratory

  /// Grades classes of code, of commands, and of work that is known.
  func measure() throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-class-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    let code = folder.appending(path: "code")
    let commands = folder.appending(path: "commands")
    let many = folder.appending(path: "many")
    try writeCode(count: 120, in: code)
    try writeCommands(count: 2_000, in: commands)
    try writeCommands(count: 10_000, in: many)
    // The author's apps and the exercise's own work are compiled before anything is measured.
    _ = try grade(commands, exercise: "1")
    let small = try grade(commands, exercise: "1", "--no-cache")
    let large = try grade(many, exercise: "1", "--no-cache")
    let first = try grade(code, exercise: "2")
    let known = try (0..<5).map { _ in try grade(many, exercise: "1") }.dropFirst()
    return [
      Measurement(
        subject: "a code submission in a class of 120, each different",
        sample: Sample([first.seconds / 120]),
        target: .median(1.0 / 6)
      ),
      Measurement(
        subject: "the processor's time of it, which other work on the machine hardly changes",
        sample: Sample([first.processorSeconds / 120]),
        target: .median(2.0 / 6)
      ),
      Measurement(
        subject: "a `commands` submission in a class of 2,000",
        sample: Sample([small.seconds / 2_000]),
        target: .median(0.001)
      ),
      Measurement(
        subject: "a `commands` submission in a class of 10,000",
        sample: Sample([large.seconds / 10_000]),
        target: .median(0.001)
      ),
      Measurement(
        subject: "an unchanged submission in a class of 10,000",
        sample: Sample(known.map { $0.seconds / 10_000 }),
        target: .median(0.0002)
      ),
      Measurement(
        subject:
          "memory (not time) at 2,000 and at 10,000: \(small.megabytes) and \(large.megabytes) MB",
        sample: Sample([0]),
        target: nil
      ),
    ]
  }

  private struct Run {
    var seconds: Double
    var processorSeconds: Double
    var megabytes: Int
  }

  private func grade(_ folder: URL, exercise: String, _ more: String...) throws -> Run {
    let words = ["grade", folder.path, "--exercise", exercise] + more
    let child = try MeasuredChild(laboratory.program.path, words)
    guard child.status == 0 else {
      throw Laboratory.Failure(description: "navlab \(words) ended with \(child.status)")
    }
    return Run(
      seconds: child.seconds,
      processorSeconds: child.processorSeconds,
      megabytes: child.megabytes
    )
  }

  /// Solutions and mutants, each with a comment of its own, so that every one has to be compiled.
  private func writeCode(count: Int, in folder: URL) throws {
    let exercise = laboratory.root.appending(path: "Exercises/02-one-array")
    let folders = ["Solution", "Mutants/appends", "Solution", "Mutants/no-parent", "Starter"]
    let texts = try folders.map {
      try String(contentsOf: exercise.appending(path: "\($0)/App.swift"), encoding: .utf8)
    }
    for number in 0..<count {
      let text = texts[number % texts.count] + "// \(UUID().uuidString)\n"
      try write(text, to: folder.appending(path: "student-\(number)/App.swift"))
    }
  }

  /// Walks through the app, right and wrong, each different from the others by a comment and by its way.
  private func writeCommands(count: Int, in folder: URL) throws {
    let detours = ["tap \"Mora\"\nback\n", "tap \"Sula\"\nback\n", "tree\n", "screen\n", ""]
    let ends = [
      "tap \"Sula\"\ntap \"South Pier\"\n", "tap \"Sula\"\n", "tap \"Sula\"\ntap \"North Pier\"\n",
      "tap \"Mora\"\ntap \"Old Harbour\"\n", "tap \"Nowhere\"\n",
    ]
    for number in 0..<count {
      var text = "# \(UUID().uuidString)\n"
      var rest = number
      for _ in 0..<3 {
        text += detours[rest % detours.count]
        rest /= detours.count
      }
      text += ends[rest % ends.count]
      try write(text, to: folder.appending(path: "student-\(number)/answer.nav"))
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: false, encoding: .utf8)
  }
}
