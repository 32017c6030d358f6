import Testing

@testable import Archives

@Suite("The paths of unpacked files")
struct UnpackedPathsTests {
  private func failure(_ entries: [ArchiveEntry]) -> ArchiveError? {
    do throws(ArchiveError) {
      try UnpackedPaths(entries).check()
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A path below a link is refused, however it is spelled and wherever it is",
    arguments: ["x/a.nav", "X/a.nav", "x//a.nav", "x/./a.nav", "./x/b/a.nav", "x\\a.nav"]
  )
  func belowLink(path: String) {
    let link = ArchiveEntry(path: "x", kind: .link)
    let other = ArchiveEntry(path: "x-ray/a.nav")
    let below = ArchiveEntry(path: path)
    for entries in [[link, other, below], [below, other, link]] {
      #expect(failure(entries) == .belowLink(path: path, link: "x"))
    }
    #expect(failure([link, other]) == nil)
  }

  @Test("Two names that some disks treat as equal are refused")
  func alike() {
    let names = ["ANSWER.NAV", "answer.nav"]
    #expect(failure(names.map { ArchiveEntry(path: $0) }) == .alike(names[0], names[1]))
    let folders = ["Ada", "ada"].map { ArchiveEntry(path: $0, kind: .folder) }
    #expect(failure(folders) == nil)
    #expect(failure(folders + [ArchiveEntry(path: "Ada/a"), ArchiveEntry(path: "ada/b")]) == nil)
    #expect(
      failure([ArchiveEntry(path: "Ada/a"), ArchiveEntry(path: "ada/A")])
        == .alike("Ada/a", "ada/A")
    )
  }

  @Test("The reasons say what to do")
  func reasons() {
    #expect(
      ArchiveError.belowLink(path: "x/a.nav", link: "x").description
        == #"holds "x/a.nav" below the link "x"; pack the folder instead of the link"#
    )
    #expect(
      ArchiveError.alike("A", "a").description
        == #"holds both "A" and "a", which are the same file on some computers; rename one of them"#
    )
  }
}
