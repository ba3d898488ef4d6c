namespace Assay.Shapes.Tests.Dialects.Protobuf.Types;

public sealed class Untyped
{
    public List<object>? Things { get; set; }
}

public sealed class Matrix
{
    public int[,]? Cells { get; set; }
}

public sealed class Secretive
{
    internal Inner? Secret { get; set; }

    internal sealed class Inner
    {
        public int Number { get; set; }
    }
}

public interface INobody;

public sealed class Lonely
{
    public INobody? Nobody { get; set; }
}
