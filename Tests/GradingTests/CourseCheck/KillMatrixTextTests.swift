import SceneText
import Testing

@testable import Grading

@Suite("A kill matrix as text")
struct KillMatrixTextTests {
  private func text(_ matrix: KillMatrix, width: Int) -> String {
    let finding = CourseFinding(subject: "Exercises/01-x", proof: "proved", matrix: matrix)
    return CourseCheckText(layout: TextLayout(width: width)).lines(of: finding).dropFirst()
      .map(\.plain).joined(separator: "\n")
  }

  private let matrix = KillMatrix(
    checks: ["arrives", "island-beneath", "no-detour"],
    rows: [
      KillMatrix.Row(name: "Starter", cells: [.fails, .skipped, .fails]),
      KillMatrix.Row(name: "by-way-of-mora", cells: [.passes, .misses, .kills]),
    ]
  )

  @Test("The checks have numbers, and each answer has a row")
  func wide() {
    #expect(
      text(matrix, width: 80) == """
                1 arrives  2 island-beneath  3 no-detour
                               1 2 3
                Starter        x - x
                by-way-of-mora . ! K
        """
    )
  }

  @Test("In a narrow window, names are cut, and columns wrap")
  func narrow() {
    let names = (1...12).map { "check-\($0)" }
    let row = KillMatrix.Row(name: "believes-every-link", cells: names.map { _ in .passes })
    #expect(
      text(KillMatrix(checks: names, rows: [row]), width: 40) == """
                1 check-1  2 check-2  3 check-3
                4 check-4  5 check-5  6 check-6
                7 check-7  8 check-8  9 check-9
                10 check-10  11 check-11
                12 check-12
                               1  2  3  4  5  6
                believ…y-link  .  .  .  .  .  .
                               7  8  9 10 11 12
                believ…y-link  .  .  .  .  .  .
        """
    )
  }
}
