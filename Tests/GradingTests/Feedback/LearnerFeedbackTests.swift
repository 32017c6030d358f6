import Course
import Testing

@testable import Grading

@Suite("Feedback for each learner")
struct LearnerFeedbackTests {
  private func record(_ submission: String, exercise: String = "02-one-array") -> GradingRecord {
    var record = GradingRecord(
      submission: submission,
      exercise: exercise,
      title: "One *array*",
      status: .fallsShort,
      points: 3,
      maximum: 6,
      version: "1"
    )
    record.checks = [
      GradingRecord.Check(
        name: "bound",
        title: "The path is bound.",
        visibility: .public,
        verdict: .passed,
        points: 2,
        maximum: 2
      ),
      GradingRecord.Check(
        name: "secret-name",
        title: "A secret title.",
        visibility: .hidden,
        verdict: .failed,
        points: 0,
        maximum: 2,
        remarks: ["a secret remark"]
      ),
      GradingRecord.Check(
        name: "home",
        title: "Home pops to the root.",
        visibility: .public,
        verdict: .failed,
        points: 0,
        maximum: 2,
        remarks: ["# no heading", "<b>```</b>"],
        advice: "Which value is the path?"
      ),
    ]
    record.adjustments = [Adjustment(points: 1, reason: "Well named.")]
    return record
  }

  @Test("a learner with several exercises gets one feedback, in the order of the results")
  func grouping() {
    let all = LearnerFeedback.all(in: [
      record("ben"), record("ada"), record("ben", exercise: "03-x"),
    ])
    #expect(all.map(\.submission) == ["ben", "ada"])
    #expect(all.map(\.records.count) == [2, 1])
    #expect(all.map(\.sum) == ["6 of 12 points", nil])
  }

  @Test("the files contain nothing of a hidden check but its points")
  func hidden() {
    let feedback = LearnerFeedback.all(in: [record("ada")])[0]
    for text in [FeedbackMarkdown(feedback).text, FeedbackPage(feedback).text] {
      #expect(!text.contains("ecret"))
      #expect(text.contains("hidden"))
      #expect(text.contains("0/2"))
    }
  }

  @Test("the Markdown is readable, and a learner's text is never read as Markdown")
  func markdown() {
    let feedback = LearnerFeedback.all(in: [record("ada <script>")])[0]
    #expect(
      FeedbackMarkdown(feedback).text == """
        # ada \\<script\\>

        ## One \\*array\\*

        3 of 6 points\\. 2 checks did not pass\\.

        - \\+1 point\\: Well named\\.

        **pass 2/2** The path is bound\\.

        **fail 0/2** A hidden check

        **fail 0/2** Home pops to the root\\.

        \\# no heading

        \\<b\\>\\`\\`\\`\\<\\/b\\>

        """
    )
  }

  @Test("a page contains the points, and no markup by learners")
  func page() {
    let text = FeedbackPage(LearnerFeedback.all(in: [record("ada <script>")])[0]).text
    #expect(text.contains("<h1>ada &lt;script&gt;</h1>"))
    #expect(text.contains("+1 point: Well named."))
    #expect(!text.contains("<script"))
  }

  @Test("file names are safe, short and unique")
  func names() {
    var names = FeedbackFileNames()
    let long = String(repeating: "x", count: 300)
    let submissions = ["ada", "Ada", "../etc/passwd", "ada", "", long, "a b\u{1B}[2J"]
    #expect(
      submissions.map { names.name(for: $0) } == [
        "ada", "Ada-2", "submission..-etc-passwd", "ada-3", "submission",
        String(repeating: "x", count: 60), "a-b--2J",
      ]
    )
  }
}
