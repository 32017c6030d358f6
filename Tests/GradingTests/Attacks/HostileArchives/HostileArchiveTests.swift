import Archives
import Course
import Foundation
import Grading
import ProcessorTime
import Testing

/// Attacks by archives, made by somebody who has not read what unpacks them.
@Suite("Hostile archives")
struct HostileArchiveTests {
  private let folder: ClassFolder

  init() throws {
    folder = try ClassFolder()
  }

  private func intake(isHomework: Bool) throws -> Intake {
    guard isHomework else { return Intake(for: try BatchExercises.exercise("broken")) }
    let catalogue = Catalogue(path: BuiltProducts.repository)
    return Intake(for: try catalogue.exercise(catalogue.exerciseName(for: "91")))
  }

  @Test("There are many archives, and no two are alike")
  func count() {
    #expect(HostileArchive.all.count >= 30)
    #expect(Set(HostileArchive.all.map(\.description)).count == HostileArchive.all.count)
  }

  @Test("No archive is mistaken for something else", arguments: HostileArchive.all)
  func outcomes(archive: HostileArchive) throws {
    try folder.write(Data(archive.bytes), to: "eve.zip")
    let source = SubmissionSource(id: "eve", path: "\(folder.path)/eve.zip", form: .archive)
    var seen: HostileArchive.Outcome
    do {
      let files = try intake(isHomework: archive.isHomework).work(from: source).files
      let texts = files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
      seen = .taken(Dictionary(texts) { first, _ in first })
    } catch {
      seen = .refused("\(error)")
    }
    if case .refused(let reason) = seen, case .refused(let part) = archive.outcome,
      reason.contains(part)
    {
      seen = .refused(part)
    }
    #expect(seen == archive.outcome)
  }

  @Test("Nothing is written while an archive is read")
  func traces() throws {
    for (index, archive) in HostileArchive.all.enumerated() {
      try folder.write(Data(archive.bytes), to: "work/\(index).zip")
      let path = "\(folder.path)/work/\(index).zip"
      // Whether it is refused is for another test.
      _ = try? Archive.read(path) { _ in true }
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(names.count == HostileArchive.all.count + 1)
  }

  @Test(
    "Paths in notes are read in time proportional to their length",
    arguments: [("", "/"), ("./", ""), ("a", "//"), ("", "a/")]
  )
  func paths(before: String, behind: String) {
    let archives = [500, 2_000].map { count in
      let path =
        String(repeating: before, count: count) + "a" + String(repeating: behind, count: count)
      return PackedByHand.tar((0..<20).flatMap { _ in PackedByHand.long(path) })
    }
    func read(_ bytes: [UInt8]) {
      // Whether it is refused does not matter here.
      _ = try? Archive(bytes) { _ in true }
    }
    let ratio = Growth.ratio(atMost: 8, of: { read(archives[1]) }, to: { read(archives[0]) })
    #expect(ratio <= 8, "4 times as much took \(ratio) times as long")
  }
}
