import Testing

@testable import AppBuilder

@Suite("The start of the compiler's plug-in")
struct MacroStarterTests {
  @Test("The plug-in is told where Swift's libraries are, if the programs are told")
  func script() {
    let starter = MacroStarter("/it's here/NavUIMacros-tool", libraries: "/a b:/c")
    #expect(
      starter?.script == """
        #!/bin/sh
        LD_LIBRARY_PATH='/a b:/c' exec '/it'\\''s here/NavUIMacros-tool' "$@"

        """
    )
    #expect(MacroStarter("/x", libraries: nil) == nil)
    #expect(MacroStarter("/x", libraries: "") == nil)
  }

  @Test("Folders of a map's headers are found by absolute and by relative names")
  func headerFolders() {
    let map = """
      module A { umbrella header "/opt/a/include/A.h" }
      module B { header "B.h" header "../c/C.h" }
      """
    #expect(
      ToolchainProbe.headerFolders(in: map, at: "/lab/bin/A.build/module.modulemap")
        == ["/opt/a/include", "/lab/bin/A.build", "/lab/bin/c"]
    )
  }
}
