using Spectre.Console.Rendering;
using TableBorder = Spectre.Console.TableBorder;

namespace Assay.Report.Writing.Terminal;

/// <summary>A table without frames: one rule under the header, nothing else between the reader and the figures.</summary>
internal sealed class HeaderRule(char dash) : TableBorder
{
    public override string GetPart(TableBorderPart part) => part switch
    {
        TableBorderPart.HeaderBottomLeft or TableBorderPart.HeaderBottomRight => "",
        TableBorderPart.HeaderBottom or TableBorderPart.HeaderBottomSeparator => dash.ToString(),
        TableBorderPart.CellSeparator or TableBorderPart.HeaderSeparator
            or TableBorderPart.HeaderTopSeparator or TableBorderPart.FooterBottomSeparator => " ",
        _ => "",
    };
}
