import LineEditing
import Testing

@Suite("The file of the editor's settings")
struct EditorSettingsFileTests {
  private func read(_ environment: [String: String]) -> (EditorSettings?, [String]) {
    var problems: [String] = []
    let settings = EditorSettingsFile(environment: environment)?.read { problems.append($0) }
    return (settings, problems)
  }

  @Test("EDITRC names the file, or else it is in the home folder")
  func place() {
    let paths = [["EDITRC": "/rc", "HOME": "/home/ada"], ["HOME": "/home/ada"], [:]]
      .map { EditorSettingsFile(environment: $0)?.path }
    #expect(paths == ["/rc", "/home/ada/.editrc", nil])
  }

  @Test("Mistakes are reported with file and line")
  func problems() throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    try folder.write(Array("edit off\nbnid\n".utf8), to: "input")
    let (settings, problems) = read(["EDITRC": "\(folder.path)/input"])
    #expect(settings?.isEditing == false)
    #expect(
      problems == [
        "\(folder.path)/input:2:1: there is no command 'bnid'; use 'bind' or 'edit'"
      ]
    )
  }

  @Test("A missing file at home is not a mistake, but a name that leads nowhere is")
  func missing() throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    let quiet = read(["HOME": folder.path])
    #expect(quiet.0 == EditorSettings.none && quiet.1 == [])
    #expect(
      read(["EDITRC": "\(folder.path)/no"]).1
        == ["\(folder.path)/no: the key bindings are unchanged: No such file or directory"]
    )
    #expect(
      read(["EDITRC": folder.path]).1
        == ["\(folder.path): the key bindings are unchanged: Is a directory"]
    )
  }

  @Test("An endless file is not read to its end")
  func endless() {
    #expect(
      read(["EDITRC": "/dev/zero"]).1
        == ["/dev/zero: the key bindings are unchanged: the file is longer than 64 KB"]
    )
  }
}
