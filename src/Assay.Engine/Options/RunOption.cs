using System.Globalization;
using Assay.Core.Results;

namespace Assay.Engine.Options;

/// <summary>
/// An option of what measures or judges, declared once: the command line, its help and completion, <c>assay.json</c> and its schema, what
/// <c>--resume</c> compares and the reference of options read it from here. Two of one name are the same option, whatever their help adds.
/// </summary>
/// <param name="Name">Such as <c>--data-set</c>.</param>
/// <param name="Shown">A value of it, as the help shows one; empty for a flag.</param>
/// <param name="Help">What it does, and what holds without it.</param>
public record RunOption(string Name, string Shown, string Help)
{
    /// <summary>How it is written.</summary>
    public OptionForm Form { get; init; }

    /// <summary>Another name of it; empty for none.</summary>
    public string Alias { get; init; } = "";

    /// <summary>The names that it takes; null where there are none, or where <see cref="TakesRows"/>.</summary>
    public Func<IEnumerable<string>>? Names { get; init; }

    /// <summary>Whether it takes names of rows, which depend on the adapters there are.</summary>
    public bool TakesRows { get; init; }

    /// <summary>Whether several values may follow it at once, as a shell's globs give them.</summary>
    public bool TakesSeveral { get; init; }

    /// <summary>Whether its values are paths, which count from the folder of the file that names them.</summary>
    public bool IsPath { get; init; }

    /// <summary>What a command does with what it names, where that runs or reads something else; empty for a plain choice.</summary>
    public string Use { get; init; } = "";

    /// <summary>What results keep of it; null where they keep nothing that a run which goes on could contradict.</summary>
    public Func<RunOptions, IEnumerable<object?>>? Kept { get; init; }

    /// <summary>The property of <c>assay.json</c>, such as <c>dataSet</c>.</summary>
    public string Property => string.Concat(
        Name[2..].Split('-').Select((word, i) => i == 0 ? word : char.ToUpper(word[0], CultureInfo.InvariantCulture) + word[1..]));

    /// <summary>Whether a file was measured with what is asked for.</summary>
    public bool Agrees(RunOptions file, RunOptions asked) =>
        Kept is null || Kept(file).SequenceEqual(Form == OptionForm.Flag ? [true] : Kept(asked));
}

/// <summary>An option whose value can be read by itself.</summary>
/// <param name="Name">Such as <c>--span</c>.</param>
/// <param name="Shown">A value of it, as the help shows one.</param>
/// <param name="Help">What it does, and what holds without it.</param>
/// <param name="Read">Reads a value; throws a <see cref="BadInputException"/> for none.</param>
/// <param name="Default">What holds where it is left out.</param>
public sealed record RunOption<T>(string Name, string Shown, string Help, Func<string, T> Read, Func<T> Default)
    : RunOption(Name, Shown, Help)
{
    /// <summary>What was given, or the default.</summary>
    /// <exception cref="BadInputException">The value cannot be read.</exception>
    public T In(GivenOptions given) => given.Text(this) is string text ? Read(text) : Default();
}

/// <summary>How an option is written, on the command line and in <c>assay.json</c>.</summary>
public enum OptionForm
{
    /// <summary>One value.</summary>
    Text,

    /// <summary>One value, which may be left out.</summary>
    OptionalText,

    /// <summary>A whole number.</summary>
    Number,

    /// <summary>Several values with commas; in a file one, or a list.</summary>
    List,

    /// <summary>Once for each value; in a file one, or a list.</summary>
    Repeated,

    /// <summary>Given or not.</summary>
    Flag,
}

/// <summary>Options under a title of the help.</summary>
/// <param name="Options">The options, in the order of the help.</param>
public sealed record OptionGroup(string Title, IReadOnlyList<RunOption> Options);
