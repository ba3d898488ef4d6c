using System.CommandLine;
using Assay.Engine.Options;

namespace Assay.Cli.Configuration;

/// <summary>An option of the command line that is made from its declaration.</summary>
internal interface IDeclaredOption
{
    /// <summary>The declaration.</summary>
    RunOption Declared { get; }
}

/// <summary>The same, by how it is written.</summary>
internal sealed class DeclaredOption<T> : Option<T>, IDeclaredOption
{
    public DeclaredOption(RunOption declared)
        : base(declared.Name, declared.Alias.Length > 0 ? [declared.Alias] : [])
    {
        Declared = declared;
        Description = declared.Help;
        if (declared.Shown.Length > 0)
            HelpName = declared.Shown;
        if (declared.Form == OptionForm.OptionalText)
            Arity = ArgumentArity.ZeroOrOne;
        AllowMultipleArgumentsPerToken = declared.TakesSeveral;
    }

    public RunOption Declared { get; }
}

/// <summary>Turns declarations into options of the command line, and what was parsed into what was given.</summary>
internal static class DeclaredOptions
{
    /// <summary>The option of a declaration.</summary>
    public static Option Of(RunOption declared) => declared.Form switch
    {
        OptionForm.Flag => new DeclaredOption<bool>(declared),
        OptionForm.Repeated => new DeclaredOption<string[]>(declared),
        _ => new DeclaredOption<string?>(declared),
    };

    /// <summary>What the command line gave for some options.</summary>
    public static GivenOptions In(ParseResult parsed, IEnumerable<Option> options) => options.Aggregate(
        GivenOptions.None, (given, option) => given.With(((IDeclaredOption)option).Declared, ValuesOf(parsed, option)));

    private static IReadOnlyList<string>? ValuesOf(ParseResult parsed, Option option) =>
        parsed.GetResult(option) is not { Implicit: false } result || (option is Option<bool> flag && !parsed.GetValue(flag))
            ? null
            : option is Option<bool>
            ? []
            : [.. result.Tokens.Select(token => token.Value)];
}
