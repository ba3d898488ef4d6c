using Assay.Conformance;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Shapes;
using Assay.Shapes.Dialects.Schemas;

namespace Assay.Answers.Repros;

/// <summary>What one C# file without Assay cannot show, as far as it is known before anything runs.</summary>
/// <param name="name">What was asked for, such as <c>google.protobuf#private-field</c>.</param>
/// <param name="next">The command that shows it with Assay.</param>
internal sealed class ReproScope(string name, string next)
{
    /// <summary>Refuses cases that need more than a file would take.</summary>
    public void Ensure(CaseDescription asked)
    {
        if (asked.Exercise == TrialKind.Document)
            throw Refusal("The case takes gigabytes, and minutes");
    }

    /// <summary>Refuses rows whose classes come from a schema: a value of the plain types gets into them by code of Assay alone.</summary>
    public void Ensure(SelectedRow row)
    {
        if (DialectCatalogue.Find(row.Definition.Dialect) is SchemaDialect)
            throw Refusal($"{row.Name} takes classes of a schema, and code of Assay copies the value into them");
    }

    /// <summary>That there is no file.</summary>
    /// <param name="reason">Why, as a sentence without its stop.</param>
    public BadInputException Refusal(string reason) =>
        new($"No single C# file without Assay can show {name}. {reason}. To see what happens, run: {next}");
}
