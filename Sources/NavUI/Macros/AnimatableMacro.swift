/// Makes a type `Animatable`; what of it is animated makes no difference where nothing is drawn.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "NavUIMacros", type: "AnimatableMacro")

/// Leaves a property of an `@Animatable` type out of what is animated.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "NavUIMacros", type: "AnimatableIgnoredMacro")
