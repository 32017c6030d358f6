import Foundation
import Script
import Shell
import Testing

@Suite("The settings file")
struct SettingsFileTests {
  private let folder: ScratchFolder
  private let file: SettingsFile

  init() throws {
    folder = try ScratchFolder()
    file = SettingsFile(path: "\(folder.path)/navlab/settings")
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/navlab",
      withIntermediateDirectories: true
    )
    try folder.write(text, "navlab/settings")
  }

  @Test("A missing file counts as empty, and is created with an explanation")
  func new() throws {
    #expect(file.load() == SettingsFile.Content())
    try file.write("72", for: .width)
    #expect(
      try folder.read("navlab/settings") == """
        # NavLab's settings, one per line: NAME = VALUE. 'set' at the prompt shows and changes them.
        #   color: when to use colour: auto, always or never (auto)
        #   ascii: whether to draw with ASCII characters only: on or off (off)
        #   links: whether the names of files can be clicked: auto or never (auto)
        #   width: the width in columns: auto, or 20 to 1000 (auto)
        #   delay: the time between two keys of a demo, in ms: 0 to 2000 (60)
        #   ios: the oldest iOS version that apps support: newest, or 13 to 99 (newest)
        #   size: an app's width when it starts: compact or regular (compact)
        width = 72

        """
    )
    #expect(file.load() == SettingsFile.Content(settings: Settings([.width: "72"])))
  }

  @Test("An unknown line is reported with its place, and is kept")
  func unknown() throws {
    try write("colour= red\n\n  width = 7\n# ok\nascii =on\nnonsense\n")
    let path = file.path
    #expect(
      file.load()
        == SettingsFile.Content(
          settings: Settings([.ascii: "on"]),
          complaints: [
            "\(path):1:1: there is no setting 'colour'; did you mean 'color'?; the line is unchanged",
            "\(path):3:11: '7' is not a valid value for 'width' (the width in columns: auto, or 20 to 1000); "
              + "auto is used",
            "\(path):6:1: a setting is written NAME = VALUE; the line is unchanged",
          ]
        )
    )
    try file.write("never", for: .color)
    try file.write(nil, for: .ascii)
    try file.write("90", for: .width)
    #expect(
      try folder.read("navlab/settings")
        == "colour= red\n\n# ok\nnonsense\ncolor = never\nwidth = 90\n"
    )
  }

  @Test("A file that is not text is reported, and not overwritten")
  func binary() throws {
    try write("width = 72\u{0}\n")
    #expect(file.load().complaints.count == 1)
    #expect(file.load().settings == Settings())
    #expect(throws: ScriptError.self) { try file.write("80", for: .width) }
    #expect(try folder.read("navlab/settings") == "width = 72\u{0}\n")
  }

  @Test("The file is where the system keeps its configuration")
  func place() {
    func path(_ environment: [String: String]) -> String? {
      SettingsFile.standard(environment: environment)?.path
    }
    #expect(path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/navlab/settings")
    #expect(path(["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/navlab/settings")
    #expect(path([:]) == nil)
  }
}
