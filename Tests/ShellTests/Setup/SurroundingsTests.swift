import SceneText
import Shell
import Testing

@Suite("Where NavLab is called from")
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

  @Test("From the clone it is ./navlab, and from elsewhere the way there")
  func clone() {
    #expect(program(called: "./navlab") == "./navlab")
    #expect(program(called: "../NavLab/navlab") == "../NavLab/navlab")
    #expect(program(called: "/home/ada/NavLab/navlab") == "./navlab")
    #expect(program(called: "/home/ada/NavLab/navlab", in: "/tmp") == "~/NavLab/navlab")
    #expect(program(called: "/opt/Nav Lab/navlab", in: "/tmp") == "'/opt/Nav Lab/navlab'")
  }

  @Test("On the PATH it is navlab, however it was called")
  func onPath() {
    let programs: Set = ["/usr/local/bin/navlab"]
    for called in ["/usr/local/bin/navlab", "./navlab", "navlab"] {
      #expect(program(called: called, path: "/bin:/usr/local/bin", programs: programs) == "navlab")
    }
    // A PATH that does not lead there is none.
    #expect(program(called: "./navlab", path: "/bin:", programs: programs) == "./navlab")
  }

  @Test("Without the launcher nothing is known, and it goes by its name")
  func unknown() {
    #expect(program(called: nil) == "navlab")
    #expect(program(called: "") == "navlab")
    #expect(program(called: "navlab") == "navlab")
  }
}
