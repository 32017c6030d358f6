import Shell
import Testing

@Suite("The location of NavLab's files")
struct InstallationTests {
  @Test("The root is the folder with the build folder, unless NAVLAB_ROOT names another")
  func root() throws {
    let executable = "/opt/navlab/.build/x86_64-unknown-linux-gnu/release/navlab"
    let products = "/opt/navlab/.build/x86_64-unknown-linux-gnu/release"
    let built = try Installation.locate(environment: [:], executable: executable)
    #expect(built == Installation(root: "/opt/navlab", products: products))
    let told = try Installation.locate(environment: ["NAVLAB_ROOT": "/x"], executable: executable)
    #expect(told == Installation(root: "/x", products: products, home: "/opt/navlab"))
    // The catalogue of faults belongs to the program, whatever the course is.
    #expect(told.faults == "/opt/navlab/Faults")
    let moved = try Installation.locate(environment: ["NAVLAB_ROOT": "/x"], executable: "/bin/nav")
    #expect(moved.faults == "/x/Faults")
    #expect(built.tourApp == "/opt/navlab/Lessons/00-tour/App.swift")
  }

  @Test("In an unpacked archive, the root is the folder above the programs' folder")
  func unpacked() throws {
    func locate(_ executable: String, _ environment: [String: String] = [:]) throws -> Installation
    {
      try Installation.locate(environment: environment, executable: executable) {
        $0 == "/opt/.build/navlab-1/BUILT-FOR"
      }
    }
    let unpacked = try locate("/opt/.build/navlab-1/bin/navlab")
    let products = "/opt/.build/navlab-1/bin"
    #expect(unpacked.launcher == "/opt/.build/navlab-1/navlab")
    #expect(
      unpacked
        == Installation(root: "/opt/.build/navlab-1", products: products, isUnpacked: true)
    )
    #expect(
      try locate("/opt/.build/navlab-1/bin/navlab", ["NAVLAB_ROOT": "/x"])
        == Installation(
          root: "/x",
          products: products,
          home: "/opt/.build/navlab-1",
          isUnpacked: true
        )
    )
    #expect(try locate("/opt/.build/bin/navlab").isUnpacked == false)
  }

  @Test("A moved program says what it needs")
  func moved() {
    let message =
      "navlab: NavLab cannot find the lessons beside /usr/bin/navlab; set NAVLAB_ROOT to NavLab's folder"
    #expect(throws: CommandFailure(.misuse, message)) {
      try Installation.locate(environment: [:], executable: "/usr/bin/navlab")
    }
  }
}
