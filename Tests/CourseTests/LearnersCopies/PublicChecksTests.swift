import Testing

@testable import Course

@Suite("The sections of checks.nav for learners")
struct PublicChecksTests {
  private static let text = """
    # About all of it.

    ## check first
    tap "A"  # a tap
    # in the middle
    back

    # What only the second looks at.
    ## check second
    expect screen "B"
    # about the second, or about the third

    ## check third
    expect screen "C"

    """

  @Test("Hidden sections are removed, with the comments around them")
  func middle() {
    #expect(
      PublicChecks(Self.text, without: ["second"]).text == """
        # About all of it.

        ## check first
        tap "A"  # a tap
        # in the middle
        back
        ## check third
        expect screen "C"

        """
    )
  }

  @Test("Sections at both ends are handled, and so is a file without hidden sections")
  func ends() {
    #expect(
      PublicChecks(Self.text, without: ["first", "third"]).text == """
        ## check second
        expect screen "B"

        """
    )
    #expect(PublicChecks("## check a\ntree", without: []).text == "## check a\ntree\n")
  }

  @Test("No file is written when no section is left")
  func nothing() {
    #expect(PublicChecks(Self.text, without: ["first", "second", "third"]).text == nil)
  }
}
