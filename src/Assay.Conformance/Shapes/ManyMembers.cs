namespace Assay.Conformance.Shapes;

/// <summary>Each of 300 members comes back with its own value.</summary>
[Case(3, "300-members", CaseGroup.Shapes, "Each of 300 members comes back with its own value.")]
public sealed class ManyMembers : Case<Wide>
{
    /// <inheritdoc/>
    public override Wide Make()
    {
        Wide wide = new();
        foreach (var field in typeof(Wide).GetFields())
            field.SetValue(wide, int.Parse(field.Name.AsSpan(1), System.Globalization.CultureInfo.InvariantCulture) * 7);
        return wide;
    }
}

public class Wide
{
    public int M000, M001, M002, M003, M004, M005, M006, M007, M008, M009;
    public int M010, M011, M012, M013, M014, M015, M016, M017, M018, M019;
    public int M020, M021, M022, M023, M024, M025, M026, M027, M028, M029;
    public int M030, M031, M032, M033, M034, M035, M036, M037, M038, M039;
    public int M040, M041, M042, M043, M044, M045, M046, M047, M048, M049;
    public int M050, M051, M052, M053, M054, M055, M056, M057, M058, M059;
    public int M060, M061, M062, M063, M064, M065, M066, M067, M068, M069;
    public int M070, M071, M072, M073, M074, M075, M076, M077, M078, M079;
    public int M080, M081, M082, M083, M084, M085, M086, M087, M088, M089;
    public int M090, M091, M092, M093, M094, M095, M096, M097, M098, M099;
    public int M100, M101, M102, M103, M104, M105, M106, M107, M108, M109;
    public int M110, M111, M112, M113, M114, M115, M116, M117, M118, M119;
    public int M120, M121, M122, M123, M124, M125, M126, M127, M128, M129;
    public int M130, M131, M132, M133, M134, M135, M136, M137, M138, M139;
    public int M140, M141, M142, M143, M144, M145, M146, M147, M148, M149;
    public int M150, M151, M152, M153, M154, M155, M156, M157, M158, M159;
    public int M160, M161, M162, M163, M164, M165, M166, M167, M168, M169;
    public int M170, M171, M172, M173, M174, M175, M176, M177, M178, M179;
    public int M180, M181, M182, M183, M184, M185, M186, M187, M188, M189;
    public int M190, M191, M192, M193, M194, M195, M196, M197, M198, M199;
    public int M200, M201, M202, M203, M204, M205, M206, M207, M208, M209;
    public int M210, M211, M212, M213, M214, M215, M216, M217, M218, M219;
    public int M220, M221, M222, M223, M224, M225, M226, M227, M228, M229;
    public int M230, M231, M232, M233, M234, M235, M236, M237, M238, M239;
    public int M240, M241, M242, M243, M244, M245, M246, M247, M248, M249;
    public int M250, M251, M252, M253, M254, M255, M256, M257, M258, M259;
    public int M260, M261, M262, M263, M264, M265, M266, M267, M268, M269;
    public int M270, M271, M272, M273, M274, M275, M276, M277, M278, M279;
    public int M280, M281, M282, M283, M284, M285, M286, M287, M288, M289;
    public int M290, M291, M292, M293, M294, M295, M296, M297, M298, M299;
}
