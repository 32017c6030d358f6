import Script
import Shell
import Testing

@Suite("Settings of a session")
struct SettingsStoreTests {
  @Test("A change is kept for the next session")
  func kept() throws {
    let folder = try ScratchFolder()
    let file = SettingsFile(path: "\(folder.path)/settings")
    #expect(SettingsStore(file: file).choose("on", for: .ascii) == nil)
    #expect(SettingsStore(file: file).settings == Settings([.ascii: "on"]))
  }

  @Test("If the file cannot be written, the change applies until the end")
  func unwritable() {
    let store = SettingsStore(file: SettingsFile(path: "/dev/null/settings"))
    let complaint = store.choose("on", for: .ascii)
    #expect(store.settings == Settings([.ascii: "on"]))
    #expect(
      complaint
        == "the setting applies only until you leave: /dev/null/settings:1:1: the file cannot be written: "
        + "Not a directory"
    )
  }

  @Test("Without a file, nothing is saved or reported")
  func none() {
    let store = SettingsStore()
    #expect(store.choose("on", for: .ascii) == nil)
    #expect(store.settings[.ascii] == "on")
  }
}
