import SceneText
import Testing

@testable import Shell

@Suite("The help of a subcommand in a window")
struct UsageTextTests {
  private static let text = """
    OVERVIEW: Check your work on an exercise.

    NavLab looks for the work in the folder that './navlab start' made, here or where you are.

    USAGE: ./navlab check [<exercise>] [--require-sandbox <require-sandbox>] [--width <width>]

    OPTIONS:
      --all                   Make the hidden checks too, once the public ones have passed, and report their results.
      --require-sandbox <require-sandbox>
                              Check nothing unless the sandbox reaches this level.

      See './navlab help <subcommand>' for detailed help.

    """

  @Test("The help is beside the options if there is room")
  func wide() {
    #expect(
      UsageText(Self.text).broken(in: TextLayout(width: 60)) == """
        OVERVIEW: Check your work on an exercise.

        NavLab looks for the work in the folder that './navlab
        start' made, here or where you are.

        USAGE: ./navlab check [<exercise>] [--require-sandbox
          <require-sandbox>] [--width <width>]

        OPTIONS:
          --all                   Make the hidden checks too, once
                                  the public ones have passed, and
                                  report their results.
          --require-sandbox <require-sandbox>
                                  Check nothing unless the sandbox
                                  reaches this level.

          See './navlab help <subcommand>' for detailed help.

        """
    )
  }

  @Test("The help is below the options in a narrow window")
  func narrow() {
    let lines = UsageText(Self.text).broken(in: TextLayout(width: 40)).split(separator: "\n")
    #expect(lines.contains("  --all"))
    #expect(lines.contains("      Make the hidden checks too, once"))
  }

  @Test(
    "No line is wider than the window, and no word is lost",
    arguments: [20, 40, 41, 59, 60, 80, 200]
  )
  func kept(width: Int) {
    let broken = UsageText(Self.text).broken(in: TextLayout(width: width))
    let lines = broken.split(separator: "\n")
    #expect(width == 20 || lines.allSatisfy { $0.count <= width })
    #expect(width == 20 || broken.split { $0.isWhitespace } == Self.text.split { $0.isWhitespace })
    #expect(broken.hasSuffix("\n") && !broken.hasSuffix("\n\n"))
  }
}
