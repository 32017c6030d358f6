"""A Jupyter kernel for NavLab, a lab for SwiftUI navigation."""

__version__ = "0.1.0"
