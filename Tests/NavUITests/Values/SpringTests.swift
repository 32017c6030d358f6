import Foundation
import NavUI
import Testing

@Suite("The motion of a spring")
struct SpringTests {
  @Test(
    "a spring begins at the first value with the given velocity, and ends at the last",
    arguments: [-0.5, 0, 0.3]
  )
  func ends(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(spring.value(fromValue: 10.0, toValue: 20, initialVelocity: 3, time: 0) == 10)
    #expect(spring.velocity(target: 5.0, initialVelocity: 3, time: 0) == 3)
    #expect(
      abs(spring.value(fromValue: 10.0, toValue: 20, initialVelocity: 3, time: 20) - 20) < 0.001
    )
    #expect(abs(spring.velocity(target: 5.0, initialVelocity: 3, time: 20)) < 0.001)
  }

  @Test("only a spring with a bounce passes its target, and steps add up")
  func bounce() {
    let times = stride(from: 0.0, through: 2, by: 0.01)
    #expect(times.contains { Spring(bounce: 0.4).value(target: 1.0, time: $0) > 1 })
    #expect(!times.contains { Spring(bounce: 0).value(target: 1.0, time: $0) > 1 })
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.stiffness - 100) < 0.001 && abs(spring.damping - 10) < 0.001)
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.05)
    }
    #expect(abs(value - spring.value(target: 1.0, time: 0.5)) < 0.000_1)
  }
}
