import Foundation
import Grading
import Testing

@Suite("The list of a class")
struct SubmissionListTests {
  private let folder: ClassFolder

  init() throws {
    folder = try ClassFolder()
  }

  private func list(_ names: String...) throws(SubmissionListError) -> SubmissionList {
    try SubmissionList(in: names.map { "\(folder.path)/\($0)" }, files: ["App.swift"])
  }

  @Test("Every folder and archive is a submission; links, pipes and other archives are bad ones")
  func forms() throws {
    try folder.write([
      "class/bob/App.swift": "", "class/ada.zip": "", "class/cleo.tar.gz": "", "class/dan.rar": "",
      "class/grades.csv": "", "class/.DS_Store": "", "class/.git/config": "",
    ])
    try folder.link("class/eve", to: "bob")
    folder.pipe("class/fay")
    let list = try list("class")
    #expect(list.sources.map(\.id) == ["ada", "bob", "cleo", "dan.rar", "eve", "fay"])
    #expect(
      list.sources.map(\.form) == [
        .archive, .folder, .archive, .unusable(.otherArchive(".rar")), .unusable(.link("eve")),
        .unusable(.special("fay")),
      ]
    )
    #expect(list.leftOut == ["\(folder.path)/class/grades.csv"])
  }

  @Test("Files that Canvas has named are one submission for each learner, of the last attempt")
  func namedFiles() throws {
    try folder.write([
      "class/annaberg_LATE_987_43_App.swift": "", "class/annaberg_LATE_987_44_App-1.swift": "",
      "class/benokoye_986_45_App.swift": "", "class/benokoye_986_46_notes.txt": "",
      "class/cleo/App.swift": "", "class/grades.csv": "",
    ])
    let list = try list("class")
    let place = "\(folder.path)/class"
    #expect(
      list.sources == [
        SubmissionSource(
          id: "annaberg",
          path: place,
          form: .files(["App.swift": "annaberg_LATE_987_44_App-1.swift"])
        ),
        SubmissionSource(
          id: "benokoye",
          path: place,
          form: .files([
            "App.swift": "benokoye_986_45_App.swift", "notes.txt": "benokoye_986_46_notes.txt",
          ])
        ),
        SubmissionSource(id: "cleo", path: "\(place)/cleo", form: .folder),
      ]
    )
    #expect(list.leftOut == ["\(place)/grades.csv"])
  }

  @Test("A folder with the exercise's file, or an archive, is a single submission")
  func single() throws {
    try folder.write(["ada/App.swift": "", "bob.zip": ""])
    #expect(try list("ada/", "bob.zip").sources.map(\.id) == ["ada", "bob"])
    #expect(throws: SubmissionListError.self) { try list("nobody") }
  }

  @Test("Submissions with the same name are distinguished, and names never break a line")
  func names() throws {
    try folder.write(["one/ada/App.swift": "", "two/ada/App.swift": "", "two/b\nob/App.swift": ""])
    #expect(
      try list("one", "two").sources.map(\.id)
        == ["\(folder.path)/one/ada", "\(folder.path)/two/ada", #"b\nob"#]
    )
    #expect(try list("one", "one").sources.map(\.id).last == "\(folder.path)/one/ada (2)")
  }

  @Test("The shares of a class are about equal, and include everybody once")
  func shards() throws {
    #expect(Shard("2/3") == Shard(number: 2, of: 3))
    #expect(Shard("0/3") == nil && Shard("4/3") == nil && Shard("1/0") == nil && Shard("x") == nil)
    let list = SubmissionList((1...900).map { "student-\($0)" })
    let shares = (1...3).compactMap { Shard(number: $0, of: 3) }.map(list.sources(in:))
    #expect(Set(shares.joined()).count == 900)
    #expect(shares.map(\.count).reduce(0, +) == 900)
    #expect(shares.allSatisfy { (250...350).contains($0.count) })
  }
}

extension SubmissionList {
  init(_ ids: [String]) {
    self.init(sources: ids.map { SubmissionSource(id: $0, path: "/\($0)", form: .folder) })
  }
}
