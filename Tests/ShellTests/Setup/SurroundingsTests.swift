import SceneText
import Shell
import Testing

@Suite("The place from which NavLab is called")
struct SurroundingsTests {
  private func program(
    called: String?,
    path: String = "/usr/bin:/bin",
    in folder: String = "/home/ada/NavLab",
    programs: Set<String> = []
  ) -> String {
    var environment = ["PATH": path, "HOME": "/home/ada"]
    environment[Surroundings.variable] = called
    return Surroundings(environment: environment, folder: folder) { programs.contains($0) }
      .invocation.program
  }

  @Test("In the clone the program is ./navlab, and elsewhere its path")
  func clone() {
    #expect(program(called: "./navlab") == "./navlab")
    #expect(program(called: "../NavLab/navlab") == "../NavLab/navlab")
    #expect(program(called: "/home/ada/NavLab/navlab") == "./navlab")
    #expect(program(called: "/home/ada/NavLab/navlab", in: "/tmp") == "~/NavLab/navlab")
    #expect(program(called: "/opt/Nav Lab/navlab", in: "/tmp") == "'/opt/Nav Lab/navlab'")
  }

  @Test("On the PATH the program is navlab, however it is called")
  func onPath() {
    let programs: Set = ["/usr/local/bin/navlab"]
    for called in ["/usr/local/bin/navlab", "./navlab", "navlab"] {
      #expect(program(called: called, path: "/bin:/usr/local/bin", programs: programs) == "navlab")
    }
    // A PATH that does not lead there is none.
    #expect(program(called: "./navlab", path: "/bin:", programs: programs) == "./navlab")
  }

  @Test("Without the launcher's information, the program is navlab")
  func unknown() {
    #expect(program(called: nil) == "navlab")
    #expect(program(called: "") == "navlab")
    #expect(program(called: "navlab") == "navlab")
  }
}
