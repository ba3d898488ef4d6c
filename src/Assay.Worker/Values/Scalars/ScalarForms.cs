namespace Assay.Worker.Values.Scalars;

/// <summary>What a sample may hold for a scalar.</summary>
[Flags]
internal enum ScalarForms
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>A number.</summary>
    Number = 1,

    /// <summary>A string.</summary>
    Text = 2,

    /// <summary><c>true</c> or <c>false</c>.</summary>
    Boolean = 4,
}
