import Archives
import Foundation
import ProcessorTime
import Testing

@Suite("Archives")
struct ArchiveTests {
  private let source = String(repeating: "import SwiftUI\n", count: 40)

  private func read(
    _ bytes: [UInt8],
    limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) -> Archive {
    try Archive(bytes, limits: limits) { $0.path.hasSuffix(".swift") }
  }

  private func failure(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) -> ArchiveError? {
    do throws(ArchiveError) {
      _ = try read(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test("A zip archive by Info-ZIP gives its list and the wanted files, but no links")
  func zip() throws {
    let archive = try read(PackedByOthers.infoZip)
    #expect(
      archive.entries == [
        ArchiveEntry(path: "Ada", kind: .folder),
        ArchiveEntry(path: "Ada/App.swift", size: 600),
        ArchiveEntry(path: "Ada/link.swift", kind: .link, size: 9),
        ArchiveEntry(path: "Ada/sub", kind: .folder),
        ArchiveEntry(path: "Ada/sub/notes.txt", size: 3),
      ]
    )
    #expect(archive.contents == ["Ada/App.swift": Array(source.utf8)])
  }

  @Test("The separators of Windows in a zip archive are read as slashes")
  func windowsSeparators() throws {
    let archive = try read(PackedByOthers.emptyFiles(["ada\\", "ada\\App.swift"]))
    #expect(
      archive.entries == [
        ArchiveEntry(path: "ada", kind: .folder), ArchiveEntry(path: "ada/App.swift"),
      ]
    )
  }

  @Test("A tar archive gives the same, compressed or not")
  func tar() throws {
    let archive = try read(PackedByOthers.gnuTar)
    #expect(
      Set(archive.entries.map(\.path)) == Set(try read(PackedByOthers.infoZip).entries.map(\.path))
    )
    #expect(archive.entries.first { $0.path == "Ada/link.swift" }?.kind == .link)
    #expect(archive.contents == ["Ada/App.swift": Array(source.utf8)])
  }

  @Test("Uncompressed files, and long paths in both formats, are read")
  func otherForms() throws {
    let text = Array("let a = 1\n".utf8)
    #expect(try read(PackedByOthers.storedZip).contents == ["a.swift": text])
    let path = Array(repeating: String(repeating: "f", count: 60), count: 4).joined(separator: "/")
    #expect(try read(PackedByOthers.paxTar).contents == ["\(path)/App.swift": text])
    let gnu = try read(PackedByOthers.longGNUTar)
    #expect(gnu.contents == ["\(path)/App.swift": text])
    #expect(gnu.entries.last == ArchiveEntry(path: "pipe", kind: .special))
  }

  @Test("A path that leads out of the archive makes the whole archive invalid")
  func escape() {
    #expect(failure(PackedByOthers.escapingZip) == .escape(path: "../a.swift"))
  }

  @Test("A file that is not an archive, or is truncated, is broken but does not crash")
  func broken() {
    #expect(failure(Array("hello".utf8)) == .broken("it is neither a zip nor a tar archive"))
    #expect(failure([]) == .broken("it is neither a zip nor a tar archive"))
    for bytes in [PackedByOthers.infoZip, PackedByOthers.gnuTar, PackedByOthers.storedZip] {
      for count in stride(from: 1, to: bytes.count - 1, by: 7) {
        guard case .broken = failure(Array(bytes[..<count])) else {
          Issue.record(
            "cut off at \(count): \(String(describing: failure(Array(bytes[..<count]))))"
          )
          continue
        }
      }
    }
  }

  @Test("Damaged bytes give an error, never a crash or wrong contents")
  func damaged() {
    var seed: UInt64 = 1
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for original in [PackedByOthers.infoZip, PackedByOthers.gnuTar, PackedByOthers.longGNUTar] {
      for _ in 0..<300 {
        var bytes = original
        for _ in 0...2 {
          bytes[random(bytes.count)] = UInt8(random(256))
        }
        let archive = try? read(bytes)
        for (_, content) in archive?.contents ?? [:] {
          #expect(content.count <= 1 << 20)
        }
      }
    }
  }

  @Test("Archives that exceed a limit are refused")
  func limits() {
    var few = ArchiveLimits()
    few.entries = 4
    #expect(failure(PackedByOthers.infoZip, limits: few) == .tooMany(limit: 4))
    #expect(failure(PackedByOthers.gnuTar, limits: few) == .tooMany(limit: 4))

    var small = ArchiveLimits()
    small.totalBytes = 500
    #expect(failure(PackedByOthers.infoZip, limits: small) == .tooMuch(limit: 500))
    #expect(failure(PackedByOthers.gnuTar, limits: small) == .tooMuch(limit: 500))

    var flat = ArchiveLimits()
    flat.harmlessBytes = 0
    flat.ratio = 20
    #expect(failure(PackedByOthers.gnuTar, limits: flat) == .bomb(ratio: 20))
  }

  @Test("Long names and many names are read correctly")
  func names() throws {
    let names = (0..<300).map { "\($0)/" + String(repeating: "f/", count: 30) + "a.txt" }
    #expect(try read(PackedByOthers.emptyFiles(names)).entries.map(\.path) == names)
  }

  @Test(
    "Names made of slashes are read in time proportional to their length",
    arguments: ["/", "../", "\\"]
  )
  func slashes(piece: String) {
    let archives = [15, 60].map { count in
      PackedByOthers.emptyFiles((0..<200).map { "\($0)" + String(repeating: piece, count: count) })
    }
    let ratio = Growth.ratio(
      atMost: 8,
      of: { _ = failure(archives[1]) },
      to: { _ = failure(archives[0]) }
    )
    #expect(ratio <= 8, "4 times as much took \(ratio) times as long")
  }

  @Test("Only ordinary files of limited size are read")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-archives-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    let file = folder.appending(path: "a.zip")
    try Data(PackedByOthers.storedZip).write(to: file)
    let link = folder.appending(path: "link.zip")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

    #expect(try Archive.read(file.path) { _ in true }.contents.count == 1)
    #expect(throws: ArchiveError.self) { try Archive.read(link.path) { _ in true } }
    #expect(throws: ArchiveError.unreadable("it is not an ordinary file")) {
      try Archive.read(folder.path) { _ in true }
    }
    var small = ArchiveLimits()
    small.archiveBytes = 100
    #expect(throws: ArchiveError.tooLong(limit: 100)) {
      try Archive.read(file.path, limits: small) { _ in true }
    }
  }
}
