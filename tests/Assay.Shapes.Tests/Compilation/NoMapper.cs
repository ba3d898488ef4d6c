using Assay.Shapes.Emission;

namespace Assay.Shapes.Tests.Compilation;

/// <summary>Stands where only the contract types matter.</summary>
internal sealed class NoMapper : IMapperEmitter
{
    public EmittedFile Emit(MapperRequest request) =>
        new($"{request.Namespace}.{request.ClassName}.g.cs",
            $"namespace {request.Namespace} {{ internal sealed class {request.ClassName}; }}");
}
