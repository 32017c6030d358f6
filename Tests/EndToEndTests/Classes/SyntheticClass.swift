import Foundation
import SceneModel

/// A made-up class that hands in the exercise 'One array', right and wrong in every known way.
///
/// The same seed makes the same class.
struct SyntheticClass {
  /// The mark that a submission must get.
  struct Mark: Hashable, CustomStringConvertible {
    var status: String
    var points: Int

    var description: String { "\(status) \(points)" }
  }

  /// The marks by the ids of the submissions.
  private(set) var marks: [String: Mark] = [:]

  private let folder: URL
  private let exercise: URL
  private var generator: SeededNumbers

  /// Makes a class.
  ///
  /// - Parameters:
  ///   - count: How many submissions there are.
  ///   - seed: The seed of everything random.
  ///   - folder: The folder to write them in.
  ///   - root: The folder of the repository.
  /// - Throws: An error when a file cannot be read or written.
  init(count: Int, seed: UInt64, in folder: URL, root: String) throws {
    self.folder = folder
    exercise = URL(filePath: "\(root)/Exercises/02-one-array")
    generator = SeededNumbers(seed: seed)
    let hostile = HostileWork.all
    for number in 0..<count {
      // Every third is hostile or a misunderstanding; the rest is what a class hands in.
      if number % 3 == 2 {
        try write(hostile[(number / 3) % hostile.count], number: number)
      } else {
        try writeHonest(number: number)
      }
    }
  }

  private mutating func writeHonest(number: Int) throws {
    let kinds: [(name: String, folder: String, mark: Mark)] = [
      ("right", "Solution", Mark(status: "solved", points: 9)),
      ("edits", "Alternatives/edits-in-place", Mark(status: "solved", points: 9)),
      ("router", "Alternatives/router-object", Mark(status: "solved", points: 9)),
      ("appends", "Mutants/appends", Mark(status: "falls-short", points: 7)),
      ("orphan", "Mutants/no-parent", Mark(status: "falls-short", points: 4)),
      ("onestep", "Mutants/one-step-home", Mark(status: "falls-short", points: 7)),
      ("unbound", "Mutants/unbound", Mark(status: "falls-short", points: 0)),
      ("starter", "Starter", Mark(status: "falls-short", points: 0)),
    ]
    let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
    let file = exercise.appending(path: "\(kind.folder)/App.swift")
    var text = try String(contentsOf: file, encoding: .utf8)
    var mark = kind.mark
    var name = kind.name
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1: break
    case 2, 3: text = disguised(text)
    case 4:
      text = broken(text)
      mark = Mark(status: "does-not-compile", points: 0)
      name += "-typo"
    default: text += "\n// \(UInt64.random(in: 0...UInt64.max, using: &generator))\n"
    }
    try place(text, as: "\(name)-\(number)", mark)
  }

  /// The same app with other names for its types, other spaces and comments, as copies are disguised.
  private mutating func disguised(_ text: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    var text = text
    for name in ["FerryView", "IslandScreen", "PierScreen", "FerryApp"] {
      let letter = letters[Int.random(in: 0..<letters.count, using: &generator)]
      text = text.replacingOccurrences(of: name, with: "My\(letter.uppercased())\(name)")
    }
    text = text.replacingOccurrences(of: "  ", with: "\t")
    return text.replacingOccurrences(of: "\n\n", with: "\n// mine\n\n\n")
  }

  /// The app with a mistake that every compiler finds.
  private mutating func broken(_ text: String) -> String {
    let mistakes = [
      ("var body", "vra body"), ("@State", "@Sate"), ("some View", "some Veiw"),
      ("List {", "List {{"),
      ("NavigationStack", "NavigationStak"), ("import SwiftUI", "import SwiftUII"),
    ]
    let mistake = mistakes[Int.random(in: 0..<mistakes.count, using: &generator)]
    let broken = text.replacingOccurrences(of: mistake.0, with: mistake.1)
    return broken == text ? "import SwiftUII\n" + text : broken
  }

  /// Puts a file where a student might: in the folder, one folder down, or in an archive.
  private mutating func place(_ text: String, as id: String, _ mark: Mark) throws {
    marks[id] = mark
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let archive = StoredZip(files: [
        "\(id)/App.swift": Data(text.utf8), "\(id)/README.md": Data(),
      ])
      try archive.data.write(to: folder.appending(path: "\(id).zip"))
    case 1: try write(Data(text.utf8), to: "\(id)/02-one-array/App.swift")
    default: try write(Data(text.utf8), to: "\(id)/App.swift")
    }
  }

  private mutating func write(_ work: HostileWork, number: Int) throws {
    let id = "\(work.name)-\(number)"
    marks[id] = work.mark
    switch work.content {
    case .app(let text): try write(Data(text.utf8), to: "\(id)/App.swift")
    case .file(let name, let data): try write(data, to: "\(id)/\(name)")
    case .archive(let data): try data.write(to: folder.appending(path: "\(id).zip"))
    case .link(let target):
      try make(folder: id)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "\(id)/App.swift").path,
        withDestinationPath: target
      )
    case .pipe:
      try make(folder: id)
      mkfifo(folder.appending(path: "\(id)/App.swift").path, 0o600)
    case .giant:
      try make(folder: id)
      let path = folder.appending(path: "\(id)/App.swift").path
      try write(Data(), to: "\(id)/App.swift")
      truncate(path, 1 << 30)
    case .nothing: try make(folder: id)
    }
  }

  private func make(folder name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: name),
      withIntermediateDirectories: true
    )
  }

  private func write(_ data: Data, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }
}
