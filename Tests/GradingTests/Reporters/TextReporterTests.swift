import Grading
import SceneText
import Testing

@Suite("Records as text")
struct TextReporterTests {
  private func text(_ records: [GradingRecord], width: Int = 60) throws -> String {
    try TextReporter(layout: TextLayout(width: width, signs: .ascii)).text(of: records)
  }

  @Test("A class is a table, with its summary below")
  func table() throws {
    let names = ["abdi-amina", "castro-lucia", "okafor-chidi", "urban-petr", "zhou-wei"]
    #expect(
      try text(try names.map(SampleRecords.record)) == """
        One array
        5 submissions

        points  checks  status            submission
        8/8     .....   solved            abdi-amina
        4/8     .FF.-   falls short       castro-lucia
        8/8     .....   solved            okafor-chidi
        8/8     .....   solved            ! urban-petr
        ?       ?????   grader error      zhou-wei

        checks: 1 bound, 2 express, 3 replaces, 4 home, 5 back
        signs: . pass, F fail, C crash, T timeout, E error, - skip

        3 solved, 1 falls short, 1 grader error.
        Points: mean 7.0, median 8 of 8.
        1 submission marked with '!' should be reviewed by a person.
        Isolation: limits (limits) for 1; kernel (limits, landlock,
        seccomp) for 3. Seed: 2026. Alarms: 1 walk (on a random walk
        or on another day, the app did something different from the
        solution), 1 source (the source uses something that only a
        cheat might need).

        """
    )
  }

  @Test("In a narrow window, the status gives way to the name")
  func narrow() throws {
    let text = try text(try SampleRecords.course(), width: 40)
    let lines = text.split(separator: "\n")

    #expect(lines.contains("4/8     .FF.-   castro-lucia"))
    #expect(lines.allSatisfy { $0.count <= 40 })
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("fall short, "))
  }

  @Test("A long title is broken between words")
  func longTitle() throws {
    var records = try ["castro-lucia", "zhou-wei"].map(SampleRecords.record)
    for index in records.indices {
      records[index].title = "Stack and path: one array decides what is on screen"
    }
    #expect(
      try text(records, width: 40).hasPrefix(
        "Stack and path: one array decides what\nis on screen\n2 submissions\n"
      )
    )
  }

  @Test("A single submission is shown as to its learner")
  func one() throws {
    #expect(
      try text([try SampleRecords.record("castro-lucia")]) == """
        One array

        pass    1/1   The stack writes to your array, so the counter
                      on each screen is right.
        fail    1/2   The express button leads to South Pier, with
                      Sula beneath it.
                      The screen "Sula" is missing.
                      expected  screens "Islands" > "Sula" > "South
                                Pier"
                      seen      screens "Islands" > "South Pier"
                      after     tap "Express to South Pier"
                      parts     wrong: screens, 1 point
                                right: path, 1 point
                      look      The array must name every screen on
                                the way, parents first.
        fail    0/2   The express button leads to the same two
                      screens from anywhere.
                      expected  path count 2
                      seen      path count 1
                      after     tap "Runde"
                                tap "North Pier"
                                tap "Express to South Pier"
                      look      What is in the array before the
                                button is pressed, and what should
                                be left of it?
        pass    2/2   The button 'All islands' leads to the list
                      from any depth.
        skip    0/1   A hidden check

        4 of 8 points. 3 checks did not pass.
        Sandbox: kernel (limits, landlock, seccomp).

        """
    )
  }

  @Test("For a teacher, a single submission is shown as a class, with explained alarms")
  func oneForTeachers() throws {
    let reporter = TextReporter(layout: TextLayout(width: 60, signs: .ascii), isForTeachers: true)
    let text = try reporter.text(of: [try SampleRecords.record("urban-petr")])
    #expect(text.contains("8/8     .....   solved            ! urban-petr\n"))
    #expect(text.contains("Seed: 2026."))
    #expect(text.contains("Alarms: 1 walk (on a random walk or on another day"))
  }

  @Test("The compiler's words stay unchanged")
  func compileError() throws {
    let text = try text([try SampleRecords.record("ivanova-mila")])
    #expect(
      text.hasPrefix(
        "One array\n\nThere is no app to check.\nApp.swift:45:5: error: cannot find 'paht' in scope\n"
      )
    )
    #expect(text.contains("\n\n0 of 8 points: nothing could be checked.\n"))
  }

  @Test("Nothing that a learner writes affects the terminal")
  func hostile() throws {
    for hostile in SampleRecords.hostileTexts {
      let record = SampleRecords.hostile(hostile)
      for text in [try text([record]), try text([record, record])] {
        #expect(
          !text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}") }
        )
      }
      #expect(try !text([record]).contains(SampleRecords.secret))
    }
  }

  @Test("An empty result is reported, too")
  func nothing() throws {
    #expect(try text([]) == "There are no submissions.\n")
  }
}
