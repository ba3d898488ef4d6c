using Assay.Shapes.Dialects;

namespace Assay.Shapes.StraightLine;

/// <summary>Where codecs are emitted: in a namespace without any other type, so that nothing hides what they use.</summary>
internal static class CodecNaming
{
    public static string NamespaceOf(EmissionContext context) =>
        $"StraightLine.{context.DataSetIdentifier}{(context.Qualifier is { } qualifier ? $".{qualifier}" : "")}";
}
