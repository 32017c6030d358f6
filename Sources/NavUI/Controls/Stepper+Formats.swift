extension Stepper {
  nonisolated init<F: FormatStyle>(
    label: Label,
    value: Binding<F.FormatInput>,
    bounds: ClosedRange<F.FormatInput>?,
    step: F.FormatInput.Stride,
    format: F
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let plain = Stepper(label: label, value: value, bounds: bounds, step: step)
    self.init(plain) { format.forAmericans.format(value.wrappedValue) }
  }
}
