import Foundation
import Testing

@testable import AppSession

@Suite("The home of an app")
struct HomeFolderTests {
  private let home: HomeFolder
  private let outside: String

  init() throws {
    home = try HomeFolder(files: ["Documents/note": Data("mine".utf8)])
    outside = NSTemporaryDirectory() + "navlab-outside-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: URL(filePath: "\(outside)/secret"))
  }

  private func clear() {
    // What remains, the system takes away.
    try? FileManager.default.removeItem(atPath: outside)
  }

  @Test("the home leaves files behind, but neither links' targets nor special files")
  func links() throws {
    defer { clear() }
    symlink("\(outside)/secret", "\(home.path)/Documents/link")
    symlink(outside, "\(home.path)/Documents/folder")
    mkfifo("\(home.path)/Documents/pipe", 0o600)
    #expect(home.files == ["Documents/note": Data("mine".utf8)])
  }

  @Test("the home leaves nothing of another folder, whatever is swapped during the reading")
  func race() throws {
    defer { clear() }
    let (files, links) = ("\(home.path)/Documents/files", "\(home.path)/Documents/links")
    for folder in [files, links] { mkdir(folder, 0o700) }
    for number in 0..<50 {
      try Data("harmless".utf8).write(to: URL(filePath: "\(files)/\(number)"))
      symlink("\(outside)/secret", "\(links)/\(number)")
    }
    let isOver = NSLock()
    isOver.lock()
    let spare = "\(home.path)/Documents/spare"
    let swapper = Thread {
      while !isOver.try() {
        for (old, new) in [(files, spare), (links, files), (files, links), (spare, files)] {
          rename(old, new)
        }
      }
    }
    swapper.start()
    for _ in 0..<200 {
      #expect(!home.files.values.contains(Data("secret".utf8)))
      _ = home.isOverfull
    }
    isOver.unlock()
    while !swapper.isFinished { usleep(1_000) }
  }

  @Test("a home with too many, too large, too deep or hidden files is overfull")
  func limits() throws {
    defer { clear() }
    #expect(!home.isOverfull)
    let deep = try HomeFolder(files: [:])
    makeDeep(in: deep.path)
    #expect(deep.isOverfull)
    let many = try HomeFolder(files: [:])
    for number in 0...2000 { mkdir("\(many.path)/\(number)", 0o700) }
    #expect(many.isOverfull)
    let large = try HomeFolder(files: [:])
    for number in 0..<5 {
      try Data(count: 4 << 20).write(to: URL(filePath: "\(large.path)/tmp/\(number)"))
    }
    #expect(large.isOverfull)
    let dark = try HomeFolder(files: [:])
    mkdir("\(dark.path)/dark", 0o300)
    // Nothing is dark for root.
    #expect(dark.isOverfull == (geteuid() != 0))
  }

  @Test("the home is removed completely, whatever its depth and permissions")
  func removal() throws {
    defer { clear() }
    var home: HomeFolder? = try HomeFolder(files: ["Documents/a": Data([1])])
    let path = try #require(home?.path)
    makeDeep(in: path)
    mkdir("\(path)/dark", 0o700)
    mkdir("\(path)/dark/inner", 0o700)
    try Data([1]).write(to: URL(filePath: "\(path)/dark/inner/file"))
    symlink(outside, "\(path)/dark/link")
    chmod("\(path)/dark/inner", 0o300)
    chmod("\(path)/dark", 0)
    home = nil
    #expect(access(path, F_OK) != 0)
    #expect(access("\(outside)/secret", F_OK) == 0)
  }

  @Test("no link in the home can redirect the files that are lent to apps")
  func loans() throws {
    defer { clear() }
    rmdir("\(home.path)/tmp")
    symlink(outside, "\(home.path)/tmp")
    let copy = try home.lend("\(outside)/secret")
    #expect(copy.hasPrefix("\(home.loans)/"))
    #expect(!home.loans.hasPrefix("\(home.path)/"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["secret"])
  }

  /// Makes folders in folders whose path is longer than the system takes, with a file at their end.
  private func makeDeep(in path: String) {
    var folder = open(path, O_RDONLY | O_DIRECTORY)
    let name = String(repeating: "d", count: 250)
    for _ in 0..<40 {
      mkdirat(folder, name, 0o700)
      let inner = openat(folder, name, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = inner
    }
    let file = openat(folder, "file", O_WRONLY | O_CREAT, 0o600)
    close(file)
    close(folder)
  }
}
