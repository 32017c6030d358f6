import SceneModel
import Testing

@Suite("Launch arguments")
struct LaunchArgumentsTests {
  @Test("variables are read as written, and keep everything after the first equals sign")
  func variables() {
    var arguments = LaunchArguments()
    let taken = ["SERVER=a=b", "EMPTY=", "SERVER", "=value"].map { arguments.addVariable($0) }
    #expect(taken == [true, true, false, false])
    #expect(arguments.environment == ["SERVER": "a=b", "EMPTY": ""])
  }

  @Test("the arguments of one launch follow those of every launch")
  func adding() {
    let each = LaunchArguments(["-a"], environment: ["A": "1", "B": "1"])
    let once = LaunchArguments(["-b"], environment: ["B": "2"])
    let both = LaunchArguments(["-a", "-b"], environment: ["A": "1", "B": "2"])
    #expect(each.adding(once) == both)
    #expect(LaunchArguments().isEmpty && !each.isEmpty)
  }
}
