using Assay.Core.CSharp;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros.Calls;

/// <summary>What a file consists of that is about how a library is called.</summary>
internal abstract class CallCode(CallContext context)
{
    /// <summary>Makes a serializer, in files that need several.</summary>
    protected const string NewSerializer = "NewSerializer()";

    /// <summary>The statements, which call <c>Make</c> with the number of a value.</summary>
    public abstract IEnumerable<string> Statements { get; }

    /// <summary>The functions and classes that they need.</summary>
    public abstract IReadOnlyList<string> Parts { get; }

    protected CallContext Context => context;

    /// <summary>Makes the serializer of the file.</summary>
    protected IReadOnlyList<string> Setup => context.Setup;

    /// <summary>The function that makes a serializer.</summary>
    protected string Factory => $$"""
        static {{context.Serializer}} NewSerializer()
        {
        {{string.Join('\n', context.Setup.Select(Guarded.Indented))}}
            return serializer;
        }
        """;

    /// <summary>The code of one way to call a library.</summary>
    public static CallCode Of(CallQuestion asked, CallContext context) => asked.Call switch
    {
        ReproCall.SingleBytes => new SingleBytesCode(context),
        ReproCall.TwoMessages => new MessagesCode(context),
        ReproCall.Cancelled => new CancelCode(context),
        ReproCall.AfterFailures => new FailuresCode(context),
        ReproCall.Changing => new ChangesCode(context),
        _ => new ThreadsCode(context, asked),
    };

    /// <summary>Names of the functions and classes, of which a shorter file keeps every part.</summary>
    public IEnumerable<string> Names =>
        Parts.SelectMany(part => SyntaxFactory.ParseCompilationUnit(part).Members).Select(member => member switch
    {
        BaseTypeDeclarationSyntax type => type.Identifier.Text,
        GlobalStatementSyntax { Statement: LocalFunctionStatementSyntax function } => function.Identifier.Text,
        _ => "",
    });

    /// <summary>Says how a value that was read as <c>copy</c> differs, and ends the program if it does.</summary>
    /// <param name="number">The value's number, as C#.</param>
    /// <param name="where">Which call, as it stands in an interpolated string, with the comma that follows; empty for the only one.</param>
    /// <param name="name">The difference's name in the file.</param>
    protected IReadOnlyList<string> Compared(string number, string where, string name = "difference") => !context.IsCompared ? [] :
    [
        $"if (Graph.FirstDifference(Make({number}), copy) is string {name})",
        "{",
        $"    Console.WriteLine({CSharpText.Interpolated($"FAILS: {where}{{{name}}}")});",
        "    return 1;",
        "}",
    ];

    /// <summary>Says that nothing went wrong, and ends the program.</summary>
    /// <param name="uncompared">The same where nobody looked at the value.</param>
    protected IReadOnlyList<string> Held(string compared, string uncompared) =>
        ["", $"Console.WriteLine({CSharpText.Literal($"HOLDS: {(context.IsCompared ? compared : uncompared)}")});", "return 0;"];
}

/// <summary>What a file calls.</summary>
/// <param name="Serializer">The type of the serializer, as C#.</param>
/// <param name="Value">The type of the value.</param>
/// <param name="Setup">Statements that make a <c>serializer</c>.</param>
/// <param name="IsCompared">Whether the file compares what came back: where the library throws, it need not.</param>
internal sealed record CallContext(ReproSurface Surface, string Serializer, string Value, IReadOnlyList<string> Setup, bool IsCompared);
