import Archives
import Foundation
import Grading
import Testing

@Suite("The intake of a submission")
struct IntakeTests {
  private let folder: ClassFolder
  private let intake: Intake

  init() throws {
    folder = try ClassFolder()
    var limits = IntakeLimits()
    limits.fileBytes = 1_000
    intake = Intake(for: try BatchExercises.exercise("broken"), limits: limits)
  }

  private func taken(_ name: String, _ form: SubmissionSource.Form = .folder) throws -> TakenWork {
    try intake.work(
      from: SubmissionSource(id: name, path: "\(folder.path)/\(name)", form: form)
    )
  }

  private func fault(_ name: String, _ form: SubmissionSource.Form = .folder) -> String? {
    do {
      _ = try taken(name, form)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private let app = TakenWork.File(name: "App.swift", bytes: Array("let a = 1\n".utf8))

  @Test("Files at the top of a submission are taken")
  func plain() throws {
    try folder.write(["ada/App.swift": "let a = 1\n", "ada/README.md": "Hi"])
    #expect(try taken("ada") == TakenWork(files: [app]))
  }

  @Test("Files one folder down are taken, with a note of what was taken and left out")
  func folderDown() throws {
    try folder.write([
      "ada/work/App.swift": "let a = 1\n", "ada/work/More.swift": "", "ada/Package.swift": "",
      "ada/.git/App.swift": "no", "ada/__MACOSX/App.swift": "no",
    ])
    #expect(
      try taken("ada")
        == TakenWork(
          files: [app],
          note: "taken from the folder work/; left out: Package.swift, work/More.swift"
        )
    )
  }

  @Test("Of several folders, only the exercise's folder is taken")
  func severalFolders() throws {
    try folder.write([
      "ada/02-broken/App.swift": "let a = 1\n", "ada/01-other/App.swift": "no",
      "bob/one/App.swift": "", "bob/two/App.swift": "",
    ])
    #expect(try taken("ada").files == [app])
    #expect(
      fault("bob")
        == "Several folders contain the exercise's files, one and two; hand in only one of these folders."
    )
  }

  @Test("The highest folder with the files is taken, however deep it is")
  func deepFolder() throws {
    try folder.write([
      "ada/a/b/c/App.swift": "let a = 1\n", "ada/a/b/c/old/App.swift": "no", "ada/a/notes.txt": "",
    ])
    #expect(try taken("ada").files == [app])
    #expect(try taken("ada").note?.hasPrefix("taken from the folder a/b/c/;") == true)
    try folder.pack(["ada"], into: "ada.tar.gz")
    #expect(try taken("ada.tar.gz", .archive).files == [app])
  }

  @Test("Files in different folders, and in a folder too far down, are named with what to do")
  func misplaced() throws {
    try folder.write(["eva/a/b/c/d/e/f/App.swift": "let a = 1\n"])
    #expect(
      fault("eva")
        == "The files are in a/b/c/d/e/f, more than 5 folders down; hand in that folder itself."
    )
    #expect(
      "\(IntakeFault.scattered(files: ["App.swift", "nav/witness.nav"]))"
        == "App.swift and nav/witness.nav are not in the same folder; put them into one folder."
    )
  }

  @Test("A folder that contains only an archive is taken like the archive, as from Moodle")
  func archiveInFolder() throws {
    try folder.write(["work/App.swift": "let a = 1\n", "other/App.swift": "let b = 1\n"])
    try folder.write(["ada/onlinetext.html": "Hello", "bob/App.swift": "let a = 1\n"])
    try folder.pack(["work"], into: "ada/work.tar.gz")
    #expect(try taken("ada").files == [app])
    try folder.pack(["other"], into: "bob/old.tar.gz")
    #expect(try taken("bob").files == [app])
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/bob/old.tar.gz",
      toPath: "\(folder.path)/ada/old.tar.gz"
    )
    #expect(
      fault("ada")
        == "There are several archives, old.tar.gz and work.tar.gz; hand in only one of them."
    )
  }

  @Test("Files of one learner beside those of others are taken under their own names")
  func namedFiles() throws {
    try folder.write([
      "class/ada_1_2_App.swift": "let a = 1\n", "class/bob_1_2_App.swift": "no",
      "class/ada_1_2_Notes.txt": "",
    ])
    let names = ["App.swift": "ada_1_2_App.swift", "Notes.txt": "ada_1_2_Notes.txt"]
    #expect(
      try taken("class", .files(names)) == TakenWork(files: [app], note: "left out: Notes.txt")
    )
    #expect(
      fault("class", .files(["Main.swift": "ada_1_2_Main.swift"]))
        == "The submission contains Main.swift, but not App.swift; "
        + "use the file names that the exercise requires."
    )
  }

  @Test("An archive is taken like a folder")
  func archive() throws {
    try folder.write(["ada/App.swift": "let a = 1\n", "ada/.build/x.swift": ""])
    try folder.pack(["ada"], into: "ada.tar.gz")
    #expect(
      try taken("ada.tar.gz", .archive)
        == TakenWork(files: [app], note: "taken from the folder ada/")
    )
    try folder.write(["bad.zip": "PK\u{3}\u{4}, but nothing follows"])
    #expect(
      fault("bad.zip", .archive)
        == "The archive is broken (the list at its end is missing); pack it again."
    )
  }

  @Test("Unusable submissions are explained in helpful words")
  func faults() throws {
    try folder.write([
      "readme/README.md": "Hi", "names/Main.swift": "", "names/src/View.swift": "",
      "long/App.swift": String(repeating: "a", count: 1_001),
      "folder/App.swift/x": "", "nul/App.swift": "let a\nlet\u{0}", "linked/x": "",
      "piped/x": "", "packed/App.swift": String(repeating: "a", count: 1_001),
    ])
    try folder.write(Data("let a\n  \u{FF}".utf8.dropLast(2) + [0xFF]), to: "latin/App.swift")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/empty",
      withIntermediateDirectories: true
    )
    try folder.link("linked/App.swift", to: "/dev/zero")
    folder.pipe("piped/App.swift")
    try folder.pack(["packed"], into: "packed.tar.gz")

    #expect(
      fault("empty") == "There is nothing in the submission; hand in the exercise's files."
    )
    #expect(fault("readme") == "There is no .swift file in the submission; hand in one.")
    #expect(
      fault("names")
        == "The submission contains Main.swift and src/View.swift, but not App.swift; "
        + "use the file names that the exercise requires."
    )
    #expect(
      fault("long") == "App.swift is longer than 0 KB; hand in a smaller file."
    )
    #expect(fault("folder") == "App.swift is a folder; hand in a file with this name.")
    #expect(
      fault("nul")
        == "App.swift:2:4: the file contains a NUL byte, so it is not text; remove this byte."
    )
    try folder.write(Data([0xFF, 0xFE, 0x6C, 0x00]), to: "wide/App.swift")
    #expect(fault("wide") == "App.swift is text in UTF-16; save it as UTF-8.")
    #expect(
      fault("latin") == "App.swift:2:3: the file is not UTF-8 text; save it as UTF-8."
    )
    #expect(
      fault("linked")
        == "App.swift is a link, and NavLab does not follow links; hand in the file itself."
    )
    #expect(fault("piped") == "App.swift is not an ordinary file; hand in a text file.")
    #expect(
      fault("packed.tar.gz", .archive)
        == "packed/App.swift is longer than 0 KB; hand in a smaller file."
    )
    #expect(fault("nobody") == "The folder cannot be read: No such file or directory.")
  }
}
