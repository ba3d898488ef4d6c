namespace Assay.Core.Workloads;

/// <summary>What a worker makes the values of a user's root type from; of no effect on data sets.</summary>
/// <param name="Origin">Where they come from.</param>
/// <param name="Text">The full path of a sample; the full name of a factory, such as <c>Shop.Samples.Make</c>; empty otherwise.</param>
public sealed record ValueSource(ValueOrigin Origin, string Text)
{
    /// <summary>The generator of a data set.</summary>
    public static ValueSource DataSet { get; } = new(ValueOrigin.DataSet, "");

    /// <summary>
    /// Full names of types that may stand where a base type, an interface or <see cref="object"/> is declared, beside those of the root's
    /// assembly; of another assembly as <c>Name, Assembly</c>.
    /// </summary>
    public IReadOnlyList<string> Known { get; init; } = [];

    /// <summary>
    /// Whether the root type is an array that holds as many values of its element type as the recipe's size says; the source makes the
    /// elements.
    /// </summary>
    public bool IsRepeated { get; init; }
}

/// <summary>Where the values of a root type come from.</summary>
public enum ValueOrigin
{
    /// <summary>The generator of one of Assay's data sets.</summary>
    DataSet,

    /// <summary>A user's JSON file: one object, an array or JSON lines.</summary>
    Sample,

    /// <summary>A user's static method without parameters.</summary>
    Factory,

    /// <summary>Assay's own generator, which fills every member of a user's type.</summary>
    Generated,
}

/// <summary>
/// A user's sample, factory or type gives no values. The message is one sentence for the user: where, what was found, what was expected;
/// never a value.
/// </summary>
public sealed class BadValuesException : Exception
{
    /// <summary>Makes the exception with its sentence.</summary>
    public BadValuesException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception without a sentence of its own.</summary>
    public BadValuesException()
        : this("There are no values; give a sample or a factory.")
    {
    }

    /// <summary>Makes the exception with its sentence and cause. The cause's message reaches the log: it must not quote a value.</summary>
    public BadValuesException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
