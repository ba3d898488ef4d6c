namespace Assay.Shapes.Graph;

/// <summary>Accessibility, from closed to open.</summary>
public enum Access
{
    /// <summary><c>private</c>.</summary>
    Private,

    /// <summary><c>private protected</c>.</summary>
    PrivateProtected,

    /// <summary><c>protected</c>.</summary>
    Protected,

    /// <summary><c>internal</c>.</summary>
    Internal,

    /// <summary><c>protected internal</c>.</summary>
    ProtectedInternal,

    /// <summary><c>public</c>.</summary>
    Public,
}
