import Foundation
import ProgramFiles

/// A folder in which a ready-made setup for grading is tried, with a small class and the program in place.
struct SetupFolder {
  let folder: LearnerFolder

  /// The learners of the class: one right, one who stops half-way, one whose file is missing.
  static let learners = ["ada", "bob", "eve"]

  init() throws {
    folder = try LearnerFolder()
    for learner in Self.learners { try makeFolder("submissions/\(learner)") }
    try write("tap \"Sula\"\ntap \"South Pier\"\n", to: "submissions/ada/answer.nav")
    try write("tap \"Sula\"\n", to: "submissions/bob/answer.nav")
    try write("Where is it?\n", to: "submissions/eve/notes.txt")
    try makeFolder("navlab/Exercises")
    try write(program: "#!/bin/sh\nexec '\(Products.program)' \"$@\"\n", to: "navlab/navlab")
  }

  var path: String { folder.path }

  func makeFolder(_ name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: name)
  }

  func write(program text: String, to name: String) throws {
    try ProgramFile.write(text, to: "\(path)/\(name)")
  }

  func copy(_ name: String, to other: String) throws {
    try ProgramFile.copy("\(path)/\(name)", to: "\(path)/\(other)")
  }

  /// Puts a part of the ready-made setups into the folder.
  func copySetup(_ name: String, to other: String) throws {
    let setup = "\(Products.root)/Docs/Grading/\(name)"
    try ProgramFile.copy(setup, to: "\(path)/\(other)")
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// The names and the points in a gradebook for spreadsheets.
  func marks(in name: String) throws -> [String] {
    try text(of: name).split(whereSeparator: \.isNewline).dropFirst(2).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).prefix(3).joined(separator: " ")
    }
  }

  /// The marks of the class.
  static let marks = ["ada 4 solved", "bob 0 falls short", "eve 0 unreadable"]

  /// Runs a script with bash.
  func bash(_ arguments: [String], _ environment: [String: String]) throws -> CommandRun {
    try CommandRun.run(arguments, in: folder, environment: environment, program: "/bin/bash")
  }
}
