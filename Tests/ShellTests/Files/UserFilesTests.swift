import Script
import Shell
import Testing

@Suite("Files by the names that are typed")
struct UserFilesTests {
  private let files = UserFiles(folder: "/work", home: "/home/ada")

  private func refusal(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch {
      return (error as? Failure)?.message ?? "\(error)"
    }
  }

  @Test("Names are relative to the script that contains them, or else to the folder")
  func paths() throws {
    #expect(try files.path(of: "a.nav") == "a.nav")
    #expect(try files.path(of: "~/a.nav", besides: "d/b.nav") == "/home/ada/a.nav")
    #expect(try files.path(of: "a.nav", besides: "d/b.nav") == "d/a.nav")
    #expect(try files.path(of: "a.nav", besides: "b.nav") == "a.nav")
    #expect(try files.path(of: "/a.nav", besides: "d/b.nav") == "/a.nav")
    #expect(refusal { _ = try files.path(of: "") } == "the file needs a name, as in: session.nav")
  }

  @Test("A star stands for any characters, and a name without a star for itself")
  func patterns() throws {
    let folder = try ScratchFolder()
    try folder.write("", "B.swift")
    try folder.write("", "A.swift")
    try folder.write("", "*.txt")
    let path = folder.path
    #expect(try files.matches(of: "\(path)/*.swift") == ["\(path)/A.swift", "\(path)/B.swift"])
    #expect(try files.matches(of: "\(path)/*.txt") == ["\(path)/*.txt"])
    #expect(try files.matches(of: "none.swift") == ["none.swift"])
    #expect(
      refusal { _ = try files.matches(of: "\(path)/*.md") }
        == "there is no file '\(path)/*.md'; 'ls' lists the files"
    )
  }

  @Test("An existing file is replaced only on request")
  func writing() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/a.nav"
    try files.write("1", to: path, replacing: false)
    #expect(
      refusal { try files.write("2", to: path, replacing: false) }
        == "\(path) exists already; choose another name, or replace it with --force"
    )
    #expect(try folder.read("a.nav") == "1")
    try files.write("2", to: path, replacing: true)
    #expect(try folder.read("a.nav") == "2")
    #expect(
      refusal { try files.write("2", to: "/no/such/folder/a", replacing: false) }
        .hasPrefix("/no/such/folder/a cannot be written: ")
    )
  }

  @Test("a path is named as a person would type it")
  func names() {
    let files = UserFiles(folder: "/home/ada/work", home: "/home/ada")
    #expect(files.name(of: "/home/ada/work/01") == "01")
    #expect(files.name(of: "/home/ada/navigation") == "~/navigation")
    #expect(files.name(of: "/home/adam/x") == "/home/adam/x")
    #expect(files.name(of: "/home/ada/work") == "~/work")
    #expect(UserFiles(folder: "/", home: "/").name(of: "/opt/x") == "/opt/x")
    #expect(UserFiles(folder: "/tmp", home: nil).name(of: "/home/ada") == "/home/ada")
  }
}
